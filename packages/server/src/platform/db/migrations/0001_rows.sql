INSERT INTO catalogue_totals VALUES (0);
INSERT INTO schema_support VALUES ('0001_baseline');
INSERT INTO played_days_since VALUES ((now() AT TIME ZONE 'UTC')::date + 1);
INSERT INTO usage_counted VALUES (date_trunc('hour', now(), 'UTC'));
