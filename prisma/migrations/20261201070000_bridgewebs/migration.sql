-- The club's code at BridgeWebs and its password there, encrypted.
ALTER TABLE platform.installation ADD COLUMN bridgewebs jsonb;
