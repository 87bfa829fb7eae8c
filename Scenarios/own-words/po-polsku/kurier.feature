# language: pl
@ios @android
Funkcja: Dzień kuriera
  Kurier jeździ od przystanku do przystanku i oddaje paczki.

  Założenia:
    Zakładając, że kurier jest w trasie

  Scenariusz: Wszystkie paczki, jedna po drugiej
    Kiedy kurier dostarcza wszystkie paczki
    Wtedy trasa jest zakończona

  Scenariusz: Po każdej paczce aplikacja prowadzi dalej
    Kiedy kurier obsługuje przystanek 1
    Wtedy następny jest przystanek 2 z 10
    I na ekranie jest "Jan Kowalski"
