import type { Migration } from 'kysely/migration';
import * as baseline from './0001_baseline.ts';
import * as notices from './0002_notices.ts';
import * as ledgerChecks from './0003_ledger_checks.ts';
import * as memory from './0004_memory.ts';
import * as putDowns from './0005_put_downs.ts';
import * as room from './0006_room.ts';
import * as turnParts from './0007_turn_parts.ts';
import * as secondFactors from './0008_second_factors.ts';
import * as coverPictures from './0009_cover_pictures.ts';
import * as struckSentences from './0010_struck_sentences.ts';
import * as machineMade from './0011_machine_made.ts';
import * as searchWords from './0012_search_words.ts';
import * as wordsAround from './0013_words_around.ts';
import * as searchSounds from './0014_search_sounds.ts';
import * as restorePoints from './0015_restore_points.ts';
import * as storyRatings from './0016_story_ratings.ts';
import * as aboutAuthors from './0017_about_authors.ts';
import * as authorFollows from './0018_author_follows.ts';
import * as identities from './0019_identities.ts';

/** Sorted by name. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_baseline': baseline,
  '0002_notices': notices,
  '0003_ledger_checks': ledgerChecks,
  '0004_memory': memory,
  '0005_put_downs': putDowns,
  '0006_room': room,
  '0007_turn_parts': turnParts,
  '0008_second_factors': secondFactors,
  '0009_cover_pictures': coverPictures,
  '0010_struck_sentences': struckSentences,
  '0011_machine_made': machineMade,
  '0012_search_words': searchWords,
  '0013_words_around': wordsAround,
  '0014_search_sounds': searchSounds,
  '0015_restore_points': restorePoints,
  '0016_story_ratings': storyRatings,
  '0017_about_authors': aboutAuthors,
  '0018_author_follows': authorFollows,
  '0019_identities': identities,
};
