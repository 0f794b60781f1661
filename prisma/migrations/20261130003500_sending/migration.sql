-- What files of results for a federation say of the club.
ALTER TABLE platform.installation ADD COLUMN sending jsonb;
