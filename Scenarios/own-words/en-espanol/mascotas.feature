# language: es
@ios @android
Característica: Anuncios para quien no comparte su ubicación
  Decir que no nunca impide mirar los anuncios.

  Antecedentes:
    Dado que la persona está en Varsovia con la app de mascotas

  Esquema del escenario: Sin permiso (<estado>) hay un aviso y luego anuncios
    Dado que la ubicación está <estado>
    Cuando la persona abre la app
    Entonces aparece el aviso "Location is off"
    Cuando la persona toca "Cancel"
    Entonces el servidor recibe 1 consulta sin coordenadas

    Ejemplos:
      | estado     |
      | denied     |
      | restricted |

  Escenario: Seguir sin ubicación en un solo paso
    Dado que la ubicación está denied
    Cuando la persona abre la app y sigue sin ubicación
    Entonces el servidor recibe 1 consulta sin coordenadas
