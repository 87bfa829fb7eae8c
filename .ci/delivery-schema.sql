-- The courier delivery's tables, constraints and row-level rules, as the delivery specification states them.
--
-- Where it had to be adapted, so that it runs on a plain PostgreSQL 15 and judges the same requests as the simulated server:
--   * Ids are texts, as the simulated server's, in the place of UUIDs; what only fills a column (devices, metadata, ratings,
--     indexes) is left out. Customers are found by their id, not by their e-mail address.
--   * There is no PostGIS: the spatial index, which decides nothing, is left out.
--   * auth.uid() belongs to a hosting product. Here it is a function that reads the setting app.user_id.
--   * The tables around the specification's own (users, stores, orders, routes, stops) are not in it; they hold what its
--     policies refer to, and no more.
--   * What the specification says in words only is a constraint here: the activities of a comment, the two radii of the
--     notifications, the members that a request must have, what each outcome needs (STATUS-1 to STATUS-6), that nothing is
--     tracked without consent (PRIVACY-2), that a route, a stop and an order belong together and to their courier, and
--     that an order has one outcome.
--   * "Today" is the setting app.today, as a scenario's clock does not show the machine's date.

CREATE SCHEMA auth;

CREATE FUNCTION auth.uid() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('app.user_id', true), '') $$;

-- Whether a text says anything.
CREATE FUNCTION is_said(words text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
  $$ SELECT coalesce(words ~ '\S', false) $$;

CREATE TABLE users (
  user_id text PRIMARY KEY,
  user_role text NOT NULL CHECK (user_role IN ('courier', 'merchant', 'consumer', 'admin'))
);

CREATE TABLE couriers (
  courier_id text PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES users,
  has_consent boolean NOT NULL DEFAULT false
);

CREATE TABLE stores (
  store_id text PRIMARY KEY,
  owner_user_id text NOT NULL REFERENCES users
);

CREATE TABLE orders (
  order_id text PRIMARY KEY,
  store_id text NOT NULL REFERENCES stores,
  customer_id text NOT NULL REFERENCES users,
  order_status text NOT NULL,
  recipient_pin_code varchar(10) NOT NULL,
  items text[] NOT NULL
);

CREATE TABLE delivery_routes (
  route_id text PRIMARY KEY,
  courier_id text NOT NULL REFERENCES couriers,
  UNIQUE (route_id, courier_id)
);

CREATE TABLE route_stops (
  stop_id text PRIMARY KEY,
  route_id text NOT NULL REFERENCES delivery_routes,
  order_id text NOT NULL REFERENCES orders,
  UNIQUE (stop_id, order_id)
);

-- Where the couriers are (TRACK-6, TRACK-7).
CREATE TABLE courier_location_history (
  location_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  courier_id text NOT NULL REFERENCES couriers ON DELETE CASCADE,
  route_id text,
  latitude decimal(10, 8) NOT NULL,
  longitude decimal(11, 8) NOT NULL,
  accuracy decimal(10, 2) NOT NULL,
  altitude decimal(10, 2),
  speed decimal(10, 2),
  heading decimal(5, 2),
  battery_level integer,
  is_charging boolean DEFAULT false,
  activity_type varchar(50),
  recorded_at timestamptz DEFAULT now(),
  uploaded_at timestamptz DEFAULT now(),
  FOREIGN KEY (route_id, courier_id) REFERENCES delivery_routes (route_id, courier_id),
  CONSTRAINT valid_latitude CHECK (latitude >= -90 AND latitude <= 90),
  CONSTRAINT valid_longitude CHECK (longitude >= -180 AND longitude <= 180),
  CONSTRAINT valid_accuracy CHECK (accuracy >= 0),
  CONSTRAINT valid_speed CHECK (speed >= 0),
  CONSTRAINT valid_heading CHECK (heading >= 0 AND heading <= 360),
  CONSTRAINT valid_battery CHECK (battery_level >= 0 AND battery_level <= 100),
  CONSTRAINT valid_activity CHECK (activity_type IN ('driving', 'walking', 'stationary', 'unknown'))
);

ALTER TABLE courier_location_history ENABLE ROW LEVEL SECURITY;

-- ACCESS-1: a courier reads and writes the own locations.
CREATE POLICY courier_own_location ON courier_location_history FOR ALL USING (
  EXISTS (
    SELECT FROM couriers c
    WHERE c.courier_id = courier_location_history.courier_id AND c.user_id = auth.uid()
  )
);

-- PRIVACY-2: and writes none without consent, whatever else is allowed.
CREATE POLICY courier_consent ON courier_location_history AS RESTRICTIVE FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM couriers c
    WHERE c.courier_id = courier_location_history.courier_id AND c.has_consent
  )
);

-- ACCESS-4: an administrator reads all.
CREATE POLICY admin_all_locations ON courier_location_history FOR SELECT USING (
  EXISTS (SELECT FROM users u WHERE u.user_id = auth.uid() AND u.user_role = 'admin')
);

-- ACCESS-2: a merchant reads those of the courier who is on the way with an order of the own store.
CREATE POLICY merchant_order_courier_location ON courier_location_history FOR SELECT USING (
  EXISTS (
    SELECT FROM orders o
    JOIN stores s ON s.store_id = o.store_id
    JOIN route_stops rs ON rs.order_id = o.order_id
    JOIN delivery_routes dr ON dr.route_id = rs.route_id
    WHERE dr.courier_id = courier_location_history.courier_id
      AND s.owner_user_id = auth.uid()
      AND o.order_status IN ('in_transit', 'out_for_delivery')
  )
);

-- ACCESS-3: a consumer reads those of the courier who is on the way with the own order.
CREATE POLICY consumer_order_courier_location ON courier_location_history FOR SELECT USING (
  EXISTS (
    SELECT FROM orders o
    JOIN route_stops rs ON rs.order_id = o.order_id
    JOIN delivery_routes dr ON dr.route_id = rs.route_id
    WHERE dr.courier_id = courier_location_history.courier_id
      AND o.customer_id = auth.uid()
      AND o.order_status IN ('in_transit', 'out_for_delivery')
  )
);

-- What happens at the circles around stops (GEO-1).
CREATE TABLE geofence_events (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  courier_id text NOT NULL REFERENCES couriers ON DELETE CASCADE,
  route_id text,
  stop_id text NOT NULL REFERENCES route_stops ON DELETE CASCADE,
  order_id text REFERENCES orders ON DELETE CASCADE,
  event_type varchar(50) NOT NULL,
  latitude decimal(10, 8) NOT NULL,
  longitude decimal(11, 8) NOT NULL,
  geofence_radius decimal(10, 2) DEFAULT 50,
  distance_from_center decimal(10, 2),
  event_time timestamptz DEFAULT now(),
  dwell_time_seconds integer,
  is_manual boolean DEFAULT false,
  FOREIGN KEY (route_id, courier_id) REFERENCES delivery_routes (route_id, courier_id),
  FOREIGN KEY (stop_id, order_id) REFERENCES route_stops (stop_id, order_id),
  CONSTRAINT valid_event_type CHECK (event_type IN ('entered', 'exited', 'dwelling')),
  CONSTRAINT valid_event_place CHECK (
    latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  CONSTRAINT valid_radius CHECK (geofence_radius IN (50, 500)),
  CONSTRAINT valid_distance CHECK (distance_from_center >= 0),
  CONSTRAINT valid_dwell_time CHECK (dwell_time_seconds >= 0)
);

ALTER TABLE geofence_events ENABLE ROW LEVEL SECURITY;

-- A courier reports of the own stops; what no finger has said is tracking.
CREATE POLICY courier_own_event ON geofence_events FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM couriers c
    JOIN delivery_routes dr ON dr.courier_id = c.courier_id
    JOIN route_stops rs ON rs.route_id = dr.route_id
    WHERE c.courier_id = geofence_events.courier_id AND c.user_id = auth.uid()
      AND rs.stop_id = geofence_events.stop_id
      AND (c.has_consent OR geofence_events.is_manual)
  )
);

-- What became of the orders: one outcome each.
CREATE TABLE delivery_scans (
  scan_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL UNIQUE REFERENCES orders,
  courier_id text NOT NULL REFERENCES couriers,
  delivery_status varchar(50) NOT NULL DEFAULT 'pending',
  failure_reason varchar(255),
  recipient_pin_code varchar(10),
  left_at_location varchar(255),
  next_attempt_date date,
  signature_url text,
  photo_url text,
  recipient_name text,
  recipient_relation text,
  notes text,
  delivered_items text[],
  missing_reason varchar(255),
  notice_left boolean DEFAULT false,
  latitude decimal(10, 8) NOT NULL,
  longitude decimal(11, 8) NOT NULL,
  accuracy decimal(10, 2) NOT NULL,
  CONSTRAINT valid_delivery_status CHECK (
    delivery_status IN (
      'pending', 'in_transit', 'arrived', 'delivered', 'failed', 'partial', 'returned', 'attempted',
      'damaged'
    )
  ),
  CONSTRAINT valid_scan_place CHECK (
    latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180 AND accuracy >= 0
  ),
  CONSTRAINT failed_with_reason CHECK (
    delivery_status <> 'failed' OR coalesce(
      failure_reason IN (
        'Customer not home', 'Wrong address', 'Access denied', 'Customer refused',
        'Damaged package'
      ) OR failure_reason = 'Other' AND is_said(notes), false)
  ),
  CONSTRAINT partial_with_reason_and_photo CHECK (
    delivery_status <> 'partial' OR is_said(missing_reason) AND is_said(photo_url)
  ),
  CONSTRAINT returned_with_reason CHECK (
    delivery_status <> 'returned' OR is_said(failure_reason)
  ),
  CONSTRAINT attempted_with_notice_and_date CHECK (
    delivery_status <> 'attempted'
    OR (notice_left OR is_said(left_at_location)) AND next_attempt_date IS NOT NULL
  ),
  CONSTRAINT damaged_with_photo CHECK (delivery_status <> 'damaged' OR is_said(photo_url)),
  CONSTRAINT next_attempt_not_past CHECK (
    next_attempt_date >= current_setting('app.today')::date
  )
);

ALTER TABLE delivery_scans ENABLE ROW LEVEL SECURITY;

-- A courier reports outcomes of the own orders. What has to be compared with the order is compared here: the PIN, and
-- the items of a partial delivery, which are some of the order's, each once, and not all.
CREATE POLICY courier_own_scan ON delivery_scans FOR INSERT WITH CHECK (
  delivery_status NOT IN ('pending', 'in_transit', 'arrived')
  AND EXISTS (
    SELECT FROM couriers c
    JOIN delivery_routes dr ON dr.courier_id = c.courier_id
    JOIN route_stops rs ON rs.route_id = dr.route_id
    JOIN orders o ON o.order_id = rs.order_id
    WHERE c.courier_id = delivery_scans.courier_id AND c.user_id = auth.uid()
      AND o.order_id = delivery_scans.order_id
      AND (
        delivery_scans.delivery_status <> 'delivered' OR is_said(delivery_scans.signature_url)
        OR is_said(delivery_scans.photo_url)
        OR o.recipient_pin_code = delivery_scans.recipient_pin_code
      )
      AND (
        delivery_scans.delivery_status <> 'partial'
        OR delivery_scans.delivered_items <@ o.items
          AND cardinality(delivery_scans.delivered_items) BETWEEN 1 AND cardinality(o.items) - 1
          AND cardinality(delivery_scans.delivered_items)
            = (SELECT count(DISTINCT item) FROM unnest(delivery_scans.delivered_items) item)
      )
  )
);

-- Everybody asks as this role, which owns nothing, so that no row-level rule is passed over.
CREATE ROLE app_user NOLOGIN;
GRANT USAGE ON SCHEMA public, auth TO app_user;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO app_user;
GRANT INSERT ON courier_location_history, geofence_events, delivery_scans TO app_user;
