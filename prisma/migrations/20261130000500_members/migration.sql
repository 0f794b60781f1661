-- Lists of members, as clubs and federations hand them out. A list is read again and again: nobody in it is lost, and who
-- is no longer in the file is marked.
CREATE TABLE access.member_list (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- How its numbers are made, as far as that was published: 'any', 'acbl', 'ffb'.
  numbers text NOT NULL,
  -- What its columns were said to be, by their headings; without headings, by their places.
  columns jsonb NOT NULL,
  read_at timestamp(3) NOT NULL,
  read_by text NOT NULL
);
CREATE UNIQUE INDEX member_list_name_key ON access.member_list (lower(name));

CREATE TABLE access.member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list uuid NOT NULL REFERENCES access.member_list ON DELETE CASCADE,
  -- The number as it is compared.
  key text NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  club text,
  rank text,
  handicap text,
  email text,
  -- Since which reading the file has the member no more.
  missing_since timestamp(3)
);
CREATE UNIQUE INDEX member_key_key ON access.member (key, list);
CREATE INDEX member_number_idx ON access.member (number);
CREATE INDEX member_club_idx ON access.member (lower(club)) WHERE club IS NOT NULL;

-- The words of names and numbers as they are looked for (libs/lists, searchWords). A beginning is a range of the order by
-- bytes, so that a search ends with the first that fit.
CREATE TABLE access.member_word (
  member bigint NOT NULL REFERENCES access.member ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (member, word)
);
CREATE INDEX member_word_idx ON access.member_word (word, member);
-- Players are found by the numbers that members have.
CREATE INDEX player_member_number_idx ON access.player (member_number) WHERE member_number IS NOT NULL;

-- The same for players. The words are written by the next search after a name: `words_of` is the name whose words they are.
ALTER TABLE access.player ADD COLUMN words_of text;
CREATE INDEX player_without_words_idx ON access.player (id) WHERE words_of IS DISTINCT FROM name;
CREATE TABLE access.player_word (
  player uuid NOT NULL REFERENCES access.player ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (player, word)
);
CREATE INDEX player_word_idx ON access.player_word (word, player);
