-- Players may be told where they sit before a session, whether they get results by mail or not.
ALTER TABLE push.tournament_mail
  ADD COLUMN results boolean NOT NULL DEFAULT true,
  ADD COLUMN seats boolean NOT NULL DEFAULT false;
