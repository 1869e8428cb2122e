import type { Migration } from 'kysely/migration';
import * as catalogue from './001_catalogue.ts';
import * as accounts from './002_accounts.ts';
import * as reading from './003_reading.ts';
import * as library from './004_library.ts';
import * as economy from './005_economy.ts';
import * as storyStats from './006_story_stats.ts';
import * as limits from './007_limits.ts';
import * as libraryDigests from './008_library_digests.ts';
import * as passwords from './009_accounts.ts';
import * as reactionWishes from './010_reaction_wishes.ts';
import * as storyVersions from './011_story_versions.ts';
import * as play from './012_play.ts';
import * as narrator from './013_narrator.ts';
import * as authoring from './014_authoring.ts';
import * as progress from './015_progress.ts';
import * as administration from './016_administration.ts';
import * as tellers from './017_tellers.ts';
import * as steppedIn from './018_stepped_in.ts';
import * as narratorByModel from './019_narrator_by_model.ts';
import * as languageOfPeople from './020_language_of_people.ts';
import * as authorNames from './021_author_names.ts';
import * as undoAndMeaning from './022_undo_and_meaning.ts';
import * as asWritten from './023_as_written.ts';
import * as hiddenDecisions from './024_hidden_decisions.ts';
import * as lightDeletes from './025_light_deletes.ts';
import * as chosenModels from './026_chosen_models.ts';
import * as inheritedTurns from './027_inherited_turns.ts';
import * as guests from './028_guests.ts';
import * as modelUsage from './029_model_usage.ts';
import * as understoodAs from './030_understood_as.ts';
import * as modelRuns from './031_model_runs.ts';
import * as sweeps from './032_sweeps.ts';
import * as progressCounts from './033_progress.ts';
import * as storyHours from './034_story_hours.ts';
import * as loosePictures from './035_pictures.ts';
import * as processes from './036_processes.ts';
import * as freshProof from './037_fresh_proof.ts';
import * as turnsTold from './038_turns_told.ts';
import * as withdrawnStories from './039_withdrawn_stories.ts';
import * as storage from './040_storage.ts';
import * as schemaSupport from './041_schema_support.ts';
import * as storyPlays from './042_story_plays.ts';
import * as fewerWrites from './043_fewer_writes.ts';
import * as jobs from './044_jobs.ts';
import * as layers from './045_layers.ts';
import * as playedDays from './046_played_days.ts';
import * as playOwners from './047_play_owners.ts';
import * as chapters from './048_chapters.ts';
import * as usageHours from './049_usage_hours.ts';
import * as fewerRows from './050_fewer_rows.ts';
import * as closedAccounts from './051_closed_accounts.ts';
import * as storyReadings from './052_story_readings.ts';
import * as begunPlays from './053_begun_plays.ts';
import * as deletedSessions from './054_deleted_sessions.ts';
import * as toldNumbers from './056_told_numbers.ts';
import * as readingsWait from './058_readings_wait.ts';
import * as ownWrites from './060_own_writes.ts';
import * as series from './062_series.ts';
import * as deedsTogether from './063_deeds_together.ts';
import * as catalogueNotices from './080_catalogue_notices.ts';
import * as presence from './081_presence.ts';
import * as announcedDeletions from './082_announced_deletions.ts';
import * as ownSeries from './085_own_series.ts';
import * as names from './086_names.ts';
import * as meetings from './090_meetings.ts';
import * as sharedTurns from './091_shared_turns.ts';
import * as young from './093_young.ts';
import * as offline from './094_offline.ts';
import * as together from './095_together.ts';
import * as togetherTold from './096_together_told.ts';
import * as togetherBudget from './097_together_budget.ts';
import * as sharedPages from './098_shared_pages.ts';
import * as answers from './099_answers.ts';

/** Sorted by name. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_catalogue': catalogue,
  '002_accounts': accounts,
  '003_reading': reading,
  '004_library': library,
  '005_economy': economy,
  '006_story_stats': storyStats,
  '007_limits': limits,
  '008_library_digests': libraryDigests,
  '009_accounts': passwords,
  '010_reaction_wishes': reactionWishes,
  '011_story_versions': storyVersions,
  '012_play': play,
  '013_narrator': narrator,
  '014_authoring': authoring,
  '015_progress': progress,
  '016_administration': administration,
  '017_tellers': tellers,
  '018_stepped_in': steppedIn,
  '019_narrator_by_model': narratorByModel,
  '020_language_of_people': languageOfPeople,
  '021_author_names': authorNames,
  '022_undo_and_meaning': undoAndMeaning,
  '023_as_written': asWritten,
  '024_hidden_decisions': hiddenDecisions,
  '025_light_deletes': lightDeletes,
  '026_chosen_models': chosenModels,
  '027_inherited_turns': inheritedTurns,
  '028_guests': guests,
  '029_model_usage': modelUsage,
  '030_understood_as': understoodAs,
  '031_model_runs': modelRuns,
  '032_sweeps': sweeps,
  '033_progress': progressCounts,
  '034_story_hours': storyHours,
  '035_pictures': loosePictures,
  '036_processes': processes,
  '037_fresh_proof': freshProof,
  '038_turns_told': turnsTold,
  '039_withdrawn_stories': withdrawnStories,
  '040_storage': storage,
  '041_schema_support': schemaSupport,
  '042_story_plays': storyPlays,
  '043_fewer_writes': fewerWrites,
  '044_jobs': jobs,
  '045_layers': layers,
  '046_played_days': playedDays,
  '047_play_owners': playOwners,
  '048_chapters': chapters,
  '049_usage_hours': usageHours,
  '050_fewer_rows': fewerRows,
  '051_closed_accounts': closedAccounts,
  '052_story_readings': storyReadings,
  '053_begun_plays': begunPlays,
  '054_deleted_sessions': deletedSessions,
  '056_told_numbers': toldNumbers,
  '058_readings_wait': readingsWait,
  '060_own_writes': ownWrites,
  '062_series': series,
  '063_deeds_together': deedsTogether,
  '080_catalogue_notices': catalogueNotices,
  '081_presence': presence,
  '082_announced_deletions': announcedDeletions,
  '085_own_series': ownSeries,
  '086_names': names,
  '090_meetings': meetings,
  '091_shared_turns': sharedTurns,
  '093_young': young,
  '094_offline': offline,
  '095_together': together,
  '096_together_told': togetherTold,
  '097_together_budget': togetherBudget,
  '098_shared_pages': sharedPages,
  '099_answers': answers,
};
