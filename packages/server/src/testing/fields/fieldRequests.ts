import type { CallName } from '@kathaloka/contract/calls';
import { newId } from '../../platform/ids.ts';
import type { CallOptions } from '../callApi.ts';
import type { Person } from '../people.ts';
import { FERRY } from '../playing.ts';
import { PASSWORD, ROLE_TABLE } from '../roleTable.ts';
import type { FieldsWorld } from './fieldsWorld.ts';

type Asked = FieldsWorld & { readonly caller: Person | null };
type Request = (asked: Asked) => CallOptions;

const story: Request = ({ story_id }) => ({ params: { id: story_id } });
const draft: Request = ({ draft_id }) => ({ params: { id: draft_id } });
const ended: Request = ({ ended_id }) => ({ params: { session_id: ended_id } });
const vote: Request = ({ vote_id }) => ({ params: { session_id: vote_id } });
const series: Request = (asked) => ({ params: { slug: asked.series } });
const version: Request = ({ story_id }) => ({ params: { id: story_id, number: '1' } });
const guardian: Request = ({ tokens }) => ({ body: { token: tokens.guardian, is_adult_guardian: true } });
const aStory = {
  title: 'A new ferry',
  tagline: 'It is quick.',
  story_description: 'Of a river.',
  story_prompt: 'A day on the river.',
  cover_image_url: '/landing/begin.webp',
  story_structure: FERRY,
};
const file = (content: object) => ({
  name: 'shelf.json',
  content: Buffer.from(JSON.stringify(content)).toString('base64'),
});

/** Requests for calls whose request in the role table is refused for all roles, or returns less than it could. */
const FULLER: Partial<Record<CallName, Request>> = {
  getStory: story,
  getOpening: story,
  getSeries: series,
  getAuthor: ({ people }) => ({ params: { username: people.author.username } }),
  getFollow: ({ people }) => ({ params: { username: people.author.username } }),
  followAuthor: ({ people }) => ({
    params: { username: people.author.username },
    body: { is_followed: true },
  }),
  changeFollowLetter: () => ({ body: { wants_letter: true } }),
  updateSeries: (asked) => ({
    ...series(asked),
    body: {
      version: 1,
      title: 'Nights by ferries',
      description: '',
      language: 'en',
      part_ids: [asked.story_id],
      shares: [],
      translations: [],
    },
  }),
  deleteSeries: series,
  forgetSeries: series,
  login: ({ caller }) => ({ body: { email_or_username: caller?.username ?? 'x', password: PASSWORD } }),
  refreshTokens: ({ caller }) => ({ body: { refresh_token: caller?.refresh_token ?? 'x' } }),
  resetPassword: ({ tokens }) => ({
    body: { token: tokens.reset, password: PASSWORD, confirm_password: PASSWORD },
  }),
  verifyEmail: ({ tokens }) => ({ query: { token: tokens.verify } }),
  getGuardianship: ({ tokens }) => ({ query: { token: tokens.guardian } }),
  giveConsent: guardian,
  withdrawConsent: guardian,
  nameGuardian: () => ({ body: { email: 'father@example.org' } }),
  moveSession: ({ session_id }) => ({ params: { session_id }, body: { number: 2 } }),
  endSession: ({ caller }) => ({ params: { id: caller?.session_id ?? newId() } }),
  getEnding: ended,
  act: ({ session_id }) => ({
    params: { session_id },
    body: { action_type: 'custom_action', user_action: 'I wait', selected_model: 'tenali', session_id },
    headers: { 'idempotency-key': newId() },
  }),
  followAction: ({ session_id, action_key }) => ({ params: { session_id, key: action_key } }),
  removePlayer: ({ session_id, people }) => ({ params: { session_id, player_id: people.member.id } }),
  vote: (asked) => ({ ...vote(asked), body: { turn_id: asked.newest_id, choice: { text: asked.choice } } }),
  followTogether: ({ session_id }) => ({ params: { session_id } }),
  chooseRetelling: ({ vote_id, newest_id }) => ({
    params: { session_id: vote_id },
    body: { turn_id: newest_id },
  }),
  passTurn: ({ session_id, people }) => ({ params: { session_id }, body: { player_id: people.member.id } }),
  changeTogether: ({ session_id }) => ({ params: { session_id }, body: { is_paused: false } }),
  reportTurn: ({ vote_id, newest_id }) => ({
    params: { session_id: vote_id, turn_id: newest_id },
    body: { kind: 'hate', words: 'Unkind' },
  }),
  uploadPlay: ({ story_id, snapshot_id }) => ({
    params: { offline_id: newId() },
    body: { story_id, snapshot_id, begun_at: new Date().toISOString(), from: 0, moves: [] },
  }),
  createStory: ({ categories }) => ({ body: { ...aStory, category_id: categories[0] } }),
  importStory: () => ({ body: { files: [file({ kathaloka: 1, tags: [], story: aStory })] } }),
  publishStory: draft,
  deleteStory: ({ archived_id }) => ({ params: { id: archived_id } }),
  eraseStory: ({ archived_id }) => ({ params: { id: archived_id } }),
  deleteSession: ended,
  restoreStory: ({ archived_id }) => ({ params: { id: archived_id } }),
  getStoryVersion: version,
  restoreStoryVersion: version,
  restoreStoryPoint: version,
  getDraft: ({ caller, people, story_id }) => ({
    params: { place: caller === people.author ? story_id : 'new' },
  }),
  approveReview: ({ review_id }) => ({ params: { story_id: review_id } }),
  rejectReview: ({ review_id }) => ({ params: { story_id: review_id }, body: { reason: 'Too short.' } }),
  searchStories: () => ({ query: { q: 'ferry' } }),
  suggestStories: () => ({ query: { q: 'ferry' } }),
  importShelf: ({ categories }) => ({
    body: file({ kathaloka: 1, stories: [{ category: categories[0], tags: [], story: aStory }] }),
  }),
  renameCategory: ({ categories: [id = ''] }) => ({ params: { id }, body: { display_name: 'Rivers' } }),
  mergeCategory: ({ categories: [id = '', into] }) => ({ params: { id }, body: { into } }),
  deleteCategory: ({ categories: [, id = ''] }) => ({ params: { id } }),
  updateTag: ({ tags: [id = ''] }) => ({ params: { id }, body: { color: '#f2b23c' } }),
  mergeTag: ({ tags: [id = '', into] }) => ({ params: { id }, body: { into } }),
  deleteTag: ({ tags: [, id = ''] }) => ({ params: { id } }),
  decideReport: ({ report_id }) => ({
    params: { id: report_id },
    body: { decision: 'note', note: 'Please look at it.' },
  }),
};

export function fieldRequest(name: CallName, asked: Asked): CallOptions {
  return (FULLER[name] ?? ROLE_TABLE[name].request)?.(asked) ?? {};
}

/** Every text in a request, as the token of a link may be any of them. The caller knows them all. */
export const tokensIn = ({ params, query, body }: CallOptions): string[] =>
  Object.values({ ...params, ...query, ...body }).filter((value) => typeof value === 'string');
