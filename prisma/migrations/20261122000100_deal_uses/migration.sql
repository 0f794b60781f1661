-- Every use of a deal, not the first alone: in which tournament, and where in it (set and board; '' is not known).
ALTER TABLE keys.fingerprint
  DROP CONSTRAINT fingerprint_pkey,
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD PRIMARY KEY (fingerprint, tournament, place);
