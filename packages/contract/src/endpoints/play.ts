import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  ActionEvent,
  ActionRequest,
  ActionResponse,
  BookRequest,
  FinishedStories,
  PrintedBook,
  type SelectedChoice,
  SentChoice,
  StoryEndings,
  GameSession,
  Id,
  Language,
  MemoryChange,
  MemoryEntryId,
  Message,
  PlayMemory,
  SessionCheck,
  SessionEnding,
  SessionExport,
  SessionList,
  SessionMap,
  TurnReasons,
  uuid,
} from '../entities/index.ts';
import { ACTION_ERRORS } from '../errors.ts';
import {
  BOOK_TYPE,
  FINISHED_STORIES_PER_PAGE,
  HISTORY_WINDOW,
  GUEST_CHOICES_MAX,
  MAP_WINDOW,
  SESSIONS_LISTED,
} from '../limits.ts';
import { endpoint } from './define.ts';
import { hasAnswer } from './hasAnswer.ts';

const params = z.object({ session_id: Id });

/** The query of a book's URL. */
const book = z.object({
  ...BookRequest.shape,
  own_words: z.stringbool().default(true).describe(BookRequest.shape.own_words.description!),
});

/** The headers of calls that begin a session. */
const beginning = z.object({
  'idempotency-key': uuid()
    .optional()
    .describe(
      'Idempotency key: a retry with the same key returns the session that it began, as long as that exists',
    ),
});

export const play = {
  checkSession: endpoint(calls.checkSession, {
    summary: 'Whether the caller has an open session of a story',
    params: z.object({ story_id: Id }),
    resource: 'story',
    answers: { 200: SessionCheck },
    errors: [],
  }),
  createSession: endpoint(calls.createSession, {
    summary: 'Begin a story',
    headers: beginning,
    body: z.object({
      story_id: Id,
      choices: z
        .array(SentChoice)
        .max(GUEST_CHOICES_MAX)
        .default([])
        .describe(
          'Choices that the player made as a guest, in order: the session begins after them. ' +
            'A choice that the story does not offer is refused with `no_such_choice`',
        ),
      seed: Id.optional().describe('Decides the dice, also of those choices; a new one if omitted'),
      language: Language.optional().describe(
        'One of the story’s `languages`. Otherwise, or if omitted, the session is told in the original language',
      ),
    }),
    hasOwnWords: ({ choices }: { readonly choices: readonly SelectedChoice[] }) => choices.some(hasAnswer),
    answers: { 201: GameSession },
    errors: ['not_found', 'premium_required', 'no_such_choice', 'limit_reached', 'key_reused'],
  }),
  listSessions: endpoint(calls.listSessions, {
    summary: 'The caller’s sessions, most recently played first',
    query: z.object({
      open: z.stringbool().default(false).describe('Leaves out sessions that have reached an ending'),
      limit: z.coerce.number<number>().int().min(1).max(SESSIONS_LISTED).default(SESSIONS_LISTED),
    }),
    answers: { 200: SessionList },
    errors: [],
  }),
  getSession: endpoint(calls.getSession, {
    summary: 'A session with the newest page of its history, or the page before an entry',
    params,
    resource: 'session',
    query: z.object({
      before: Id.optional().describe('The id of a history entry; returns the entries before it'),
      limit: z.coerce.number<number>().int().min(1).max(HISTORY_WINDOW).default(HISTORY_WINDOW),
    }),
    answers: { 200: GameSession },
    errors: [],
  }),
  deleteSession: endpoint(calls.deleteSession, {
    summary: 'Delete a session and everything told in it',
    params,
    resource: 'session',
    answers: { 200: Message },
    errors: ['action_running'],
  }),
  branchSession: endpoint(calls.branchSession, {
    summary: 'Begin a new session from an earlier turn; this session stays as it is',
    params,
    resource: 'session',
    headers: beginning,
    body: z.object({ turn_id: Id }),
    answers: { 201: GameSession },
    errors: ['not_found', 'limit_reached', 'key_reused'],
  }),
  chooseRetelling: endpoint(calls.chooseRetelling, {
    summary: 'Continue from a retelling of the newest turn',
    params,
    resource: 'session',
    body: z.object({ turn_id: Id }),
    answers: { 200: GameSession },
    errors: ['not_found', 'action_running'],
  }),
  moveSession: endpoint(calls.moveSession, {
    summary: 'Move a session to a newer version of its story, in the scene where it is',
    params,
    resource: 'session',
    body: z.object({ number: z.int().min(1).describe('The version of the session’s `newer_version`') }),
    answers: { 200: GameSession },
    errors: ['action_running', 'cannot_move'],
  }),
  changeLanguage: endpoint(calls.changeLanguage, {
    summary: 'Tell a session in another language from its next turn on; where it stands does not change',
    params,
    resource: 'session',
    body: z.object({ language: Language.describe('One of the `languages` of the session’s story') }),
    answers: { 200: GameSession },
    errors: ['action_running'],
  }),
  mapSession: endpoint(calls.mapSession, {
    summary: 'The tree of everything told in a session: its newest page, or the page before a turn',
    params,
    resource: 'session',
    query: z.object({
      before: Id.optional().describe('The id of the first turn of a page; returns the turns before it'),
      limit: z.coerce.number<number>().int().min(1).max(MAP_WINDOW).default(MAP_WINDOW),
    }),
    answers: { 200: SessionMap },
    errors: [],
  }),
  readReasons: endpoint(calls.readReasons, {
    summary: 'What shaped a turn: its scene, how the player got there, what was remembered, who told it',
    params: params.extend({ turn_id: Id }),
    resource: 'session',
    answers: { 200: TurnReasons },
    errors: [],
  }),
  readMemory: endpoint(calls.readMemory, {
    summary: 'What a session remembers that the player knows, by person',
    params,
    resource: 'session',
    answers: { 200: PlayMemory },
    errors: [],
  }),
  changeMemory: endpoint(calls.changeMemory, {
    summary: 'Correct an entry of the memory of a session, or pin it',
    params: params.extend({ entry_id: MemoryEntryId }),
    resource: 'session',
    body: MemoryChange,
    answers: { 200: PlayMemory },
    errors: ['not_found', 'limit_reached'],
  }),
  forgetMemory: endpoint(calls.forgetMemory, {
    summary: 'Forget an entry of the memory of a session, and what it has said before',
    params: params.extend({ entry_id: MemoryEntryId }),
    resource: 'session',
    answers: { 200: PlayMemory },
    errors: ['not_found'],
  }),
  getEnding: endpoint(calls.getEnding, {
    summary:
      'The ending that a session has reached: its name, what led to it, and which endings the caller has found',
    params,
    resource: 'session',
    answers: { 200: SessionEnding },
    errors: [],
  }),
  listFinishedStories: endpoint(calls.listFinishedStories, {
    summary: 'The stories of which the caller has reached an ending, latest first, with the endings found',
    query: z.object({
      after: Id.optional().describe('`next` of the previous page'),
      limit: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(FINISHED_STORIES_PER_PAGE)
        .default(FINISHED_STORIES_PER_PAGE),
    }),
    answers: { 200: FinishedStories },
    errors: [],
  }),
  getFoundEndings: endpoint(calls.getFoundEndings, {
    summary: 'The endings of a story that the caller has found in all of their sessions',
    params: z.object({ story_id: Id }),
    resource: 'story',
    answers: { 200: StoryEndings },
    errors: [],
  }),
  exportSession: endpoint(calls.exportSession, {
    summary: 'Export a whole session',
    params,
    resource: 'session',
    answers: { 200: SessionExport },
    errors: [],
  }),
  downloadBook: endpoint(calls.downloadBook, {
    summary: 'A play as a book: EPUB 3, from the beginning to its newest turn or to another one',
    params,
    resource: 'session',
    query: book,
    answers: {},
    file: { type: BOOK_TYPE, description: 'The book, streamed while it is generated' },
    errors: [],
  }),
  printBook: endpoint(calls.printBook, {
    summary: 'A page of the same book to print: its address, which only this login opens, for some minutes',
    params,
    resource: 'session',
    body: BookRequest,
    answers: { 201: PrintedBook },
    errors: [],
  }),
  act: endpoint(calls.act, {
    summary: 'Take a turn: continue, immerse, show, undo, redo, retell, a choice or free text',
    params,
    resource: 'session',
    headers: z.object({
      'idempotency-key': uuid()
        .optional()
        .describe(
          'Idempotency key, a new one for each action: the same key never runs or charges twice. Its answer is stored for a day; ' +
            'after that a key that has paid for a turn is refused with `key_reused`',
        ),
    }),
    body: ActionRequest,
    hasOwnWords: ({ action_type, user_action, selected_choice }: ActionRequest) =>
      action_type === 'custom_action' ||
      !!user_action ||
      // other actions would ignore the choice and its answer
      (selected_choice !== undefined && (action_type !== 'continue' || hasAnswer(selected_choice))),
    answers: { 200: ActionResponse },
    events: ActionEvent,
    errors: ACTION_ERRORS,
  }),
  followAction: endpoint(calls.followAction, {
    summary: 'The events of an action until it ends, from the first one or from the last one received',
    params: params.extend({ key: uuid() }),
    resource: 'session',
    headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
    answers: {},
    events: ActionEvent,
    // these errors are sent as the last event of the stream
    errors: ACTION_ERRORS,
  }),
};
