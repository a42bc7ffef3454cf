import type { Schema } from '../../database/schema.js';

/**
 * Each step runs once per database, in order, and is never edited after a release.
 *
 * An order's legs are its attempts; their sums stand in the order's row, where the database itself holds that
 * what is authorised and what is open never exceed what the order costs.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE florin_orders (
     order_ref text PRIMARY KEY,
     currency text NOT NULL,
     value bigint NOT NULL,
     authorised_value bigint NOT NULL DEFAULT 0,
     open_value bigint NOT NULL DEFAULT 0,
     open_attempt text,
     is_paid boolean NOT NULL DEFAULT false,
     CHECK (authorised_value >= 0 AND open_value >= 0 AND authorised_value + open_value <= value)
   );
   CREATE TABLE florin_attempts (
     key text PRIMARY KEY,
     owner text NOT NULL,
     order_ref text NOT NULL REFERENCES florin_orders,
     reference text NOT NULL UNIQUE,
     currency text NOT NULL,
     value bigint NOT NULL,
     fingerprint text NOT NULL,
     state text NOT NULL,
     outcome text NOT NULL,
     leg text NOT NULL,
     facts text NOT NULL,
     rejection text,
     psp_reference text,
     payment_data text,
     begun_at bigint NOT NULL,
     worked_at bigint NOT NULL,
     settled_at bigint,
     told text
   );
   CREATE INDEX florin_attempts_by_order ON florin_attempts (order_ref, begun_at);
   CREATE INDEX florin_attempts_untold ON florin_attempts (begun_at) WHERE told IS DISTINCT FROM outcome;
   CREATE TABLE florin_details (
     digest text PRIMARY KEY,
     attempt_key text NOT NULL REFERENCES florin_attempts,
     state text NOT NULL,
     rejection text,
     at bigint NOT NULL
   );`,
  `CREATE TABLE florin_remembered (
     kind text NOT NULL,
     key text NOT NULL,
     value text NOT NULL,
     PRIMARY KEY (kind, key)
   );`,
  `CREATE TABLE florin_intents (
     id text PRIMARY KEY,
     key text NOT NULL,
     operation text NOT NULL,
     subject text NOT NULL,
     currency text,
     value bigint,
     who text NOT NULL,
     fingerprint text NOT NULL,
     state text NOT NULL,
     is_doubtful boolean NOT NULL DEFAULT false,
     receipt text,
     refusal text,
     begun_at bigint NOT NULL,
     worked_at bigint NOT NULL,
     ended_at bigint
   );
   CREATE INDEX florin_intents_by_subject ON florin_intents (subject, begun_at);
   CREATE INDEX florin_attempts_latest ON florin_attempts (begun_at, reference);
   CREATE INDEX florin_attempts_search_order ON florin_attempts (order_ref text_pattern_ops);
   CREATE INDEX florin_attempts_search_reference ON florin_attempts (reference text_pattern_ops);
   CREATE INDEX florin_attempts_search_psp_reference ON florin_attempts (psp_reference text_pattern_ops);`,
  `ALTER TABLE florin_attempts
     ADD COLUMN is_fenced boolean NOT NULL DEFAULT false,
     ADD COLUMN rest bigint NOT NULL DEFAULT 0,
     ADD COLUMN authorised_value bigint NOT NULL DEFAULT 0;
   UPDATE florin_attempts SET authorised_value = value WHERE leg = 'authorised';
   CREATE INDEX florin_attempts_open ON florin_attempts (worked_at) WHERE leg = 'open';
   CREATE INDEX florin_attempts_by_owner ON florin_attempts (owner);
   CREATE TABLE florin_reservations (
     owner text NOT NULL,
     order_ref text NOT NULL,
     key text NOT NULL,
     at bigint NOT NULL,
     PRIMARY KEY (owner, order_ref)
   );
   CREATE TABLE florin_events (
     id text PRIMARY KEY,
     kind text NOT NULL,
     success boolean NOT NULL,
     reference text NOT NULL,
     psp_reference text NOT NULL,
     original_reference text,
     currency text,
     value bigint,
     at bigint NOT NULL,
     is_done boolean NOT NULL DEFAULT false
   );
   CREATE INDEX florin_events_to_do ON florin_events (at) WHERE NOT is_done;
   CREATE INDEX florin_events_by_reference ON florin_events (reference);
   CREATE INDEX florin_events_by_psp_reference ON florin_events (psp_reference);
   CREATE INDEX florin_events_by_original_reference ON florin_events (original_reference);
   CREATE INDEX florin_intents_unfinished ON florin_intents (who, worked_at)
     WHERE state IN ('open', 'unsent', 'unknown');`,
  `ALTER TABLE florin_attempts ADD COLUMN merchant_account text NOT NULL DEFAULT '';`,
  `CREATE TABLE florin_tellings (
     id text PRIMARY KEY,
     hook text NOT NULL,
     order_ref text NOT NULL,
     reference text NOT NULL,
     outcome text,
     psp_reference text,
     since bigint NOT NULL,
     tries integer NOT NULL DEFAULT 0,
     due_at bigint NOT NULL DEFAULT 0,
     held_until bigint NOT NULL DEFAULT 0,
     is_dead boolean NOT NULL DEFAULT false
   );
   CREATE INDEX florin_tellings_by_reference ON florin_tellings (reference);`,
  `CREATE TABLE florin_envelopes (
     digest text PRIMARY KEY,
     used_by text NOT NULL,
     until bigint NOT NULL
   );
   CREATE INDEX florin_envelopes_until ON florin_envelopes (until);
   CREATE TABLE florin_counts (
     name text PRIMARY KEY,
     tries integer NOT NULL,
     fine integer NOT NULL,
     earlier integer NOT NULL,
     until bigint NOT NULL
   );
   CREATE INDEX florin_counts_until ON florin_counts (until);`,
  `ALTER TABLE florin_attempts ADD COLUMN ticket text;
   ALTER TABLE florin_tellings ADD COLUMN tried_at bigint NOT NULL DEFAULT 0;`,
  `ALTER TABLE florin_attempts ADD COLUMN donation text;
   CREATE INDEX florin_attempts_donations ON florin_attempts (settled_at) WHERE donation IS NOT NULL;`,
  `CREATE TABLE florin_journal_head (
     is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
     sequence bigint NOT NULL,
     hash text NOT NULL
   );
   INSERT INTO florin_journal_head (sequence, hash) VALUES (0, repeat('0', 64));
   CREATE TABLE florin_journal (
     sequence bigint PRIMARY KEY,
     line text NOT NULL,
     hash text NOT NULL,
     state text NOT NULL GENERATED ALWAYS AS (line::json ->> 'state') STORED,
     deed text NOT NULL GENERATED ALWAYS AS (line::json ->> 'id') STORED,
     operation text NOT NULL GENERATED ALWAYS AS (line::json ->> 'row') STORED,
     at text COLLATE "C" NOT NULL GENERATED ALWAYS AS (line::json ->> 'at') STORED,
     kind text GENERATED ALWAYS AS (line::json ->> 'kind') STORED,
     person text GENERATED ALWAYS AS (line::json ->> 'person') STORED,
     reference text GENERATED ALWAYS AS (line::json ->> 'reference') STORED,
     subject text GENERATED ALWAYS AS (line::json -> 'subject' ->> 0) STORED
   );
   CREATE INDEX florin_journal_by_deed ON florin_journal (deed, sequence);
   CREATE INDEX florin_journal_by_time ON florin_journal (at);
   CREATE INDEX florin_journal_by_operation ON florin_journal (operation, sequence);
   CREATE INDEX florin_journal_by_person ON florin_journal (person, sequence);
   CREATE INDEX florin_journal_by_subject ON florin_journal (subject);
   CREATE OR REPLACE FUNCTION florin_append(state text, fields text) RETURNS void LANGUAGE plpgsql AS $append$
   DECLARE
     head florin_journal_head;
     line text;
   BEGIN
     SELECT * INTO STRICT head FROM florin_journal_head FOR UPDATE;
     line := '{"sequence":' || head.sequence + 1 || ',"previous":"' || head.hash || '","state":"' || state || '",' || fields || '}';
     UPDATE florin_journal_head SET sequence = head.sequence + 1,
       hash = encode(sha256(convert_to(line, 'UTF8')), 'hex') RETURNING * INTO head;
     INSERT INTO florin_journal (sequence, line, hash) VALUES (head.sequence, line, head.hash);
   END $append$;
   CREATE OR REPLACE FUNCTION florin_journal_stays() RETURNS trigger LANGUAGE plpgsql AS $stays$
   BEGIN
     RAISE EXCEPTION 'florin_journal is never changed, only added to';
   END $stays$;
   CREATE TRIGGER florin_journal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON florin_journal
     FOR EACH STATEMENT EXECUTE FUNCTION florin_journal_stays();`,
  `ALTER TABLE florin_events
     ADD COLUMN code text,
     ADD COLUMN merchant_account text,
     ADD COLUMN told text;
   UPDATE florin_events SET kind = 'dispute', code = split_part(id, ':', 1)
     WHERE kind = 'other' AND split_part(id, ':', 1) IN ('NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'INFORMATION_SUPPLIED',
       'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK', 'REQUEST_FOR_INFORMATION', 'DISPUTE_DEFENSE_PERIOD_ENDED',
       'PREARBITRATION_WON', 'PREARBITRATION_LOST');
   CREATE INDEX florin_events_disputes ON florin_events (psp_reference, at) WHERE kind = 'dispute';`,
  `CREATE INDEX florin_events_by_kind ON florin_events (kind, at);
   CREATE INDEX florin_events_failed ON florin_events (psp_reference) WHERE NOT success AND kind <> 'authorisation';
   CREATE INDEX florin_intents_refused ON florin_intents (who) WHERE refusal IS NOT NULL;
   CREATE INDEX florin_intents_by_receipt ON florin_intents ((receipt::json ->> 'pspReference'));`,
  `ALTER TABLE florin_attempts
     ADD COLUMN standing text NOT NULL GENERATED ALWAYS AS (CASE WHEN state = 'open' THEN 'unknown' ELSE outcome END) STORED,
     ADD COLUMN method text GENERATED ALWAYS AS (coalesce(facts::json ->> 'brand',
       CASE WHEN facts::json -> 'action' ->> 'type' IN ('await', 'qrCode', 'voucher', 'bankTransfer')
         THEN facts::json -> 'action' ->> 'subtype' END)) STORED;
   ALTER TABLE florin_intents ADD COLUMN reason text;
   CREATE INDEX florin_attempts_by_standing ON florin_attempts (standing, begun_at, reference) WHERE NOT is_fenced;
   CREATE INDEX florin_attempts_by_currency ON florin_attempts (currency, begun_at, reference) WHERE NOT is_fenced;
   CREATE INDEX florin_attempts_by_method ON florin_attempts (method, begun_at, reference) WHERE NOT is_fenced;`,
];

export const LEDGER_SCHEMA: Schema = {
  name: 'ledger',
  migrations: 'florin_migrations',
  lock: 7305148,
  steps: STEPS,
};
