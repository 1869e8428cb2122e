import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  API_BASE,
  type Call,
  calls,
  type CallTable,
  COSTS,
  pathOf,
  type Proof,
  PROOFS,
  YOUNG,
  type Young,
} from './index.ts';

function segments(path: string): string[] {
  return path.split('/');
}

describe('pathOf', () => {
  it('fills values into a path', () => {
    expect(pathOf('/stories/{id}', { id: 'a/b' })).toBe('/stories/a%2Fb');
    expect(pathOf('/game/sessions/{session_id}/actions/{key}/events', { session_id: '1', key: '2' })).toBe(
      '/game/sessions/1/actions/2/events',
    );
    expect(pathOf('/stories/')).toBe('/stories/');
  });

  it('throws an error that names the missing value', () => {
    expect(() => pathOf('/stories/{id}')).toThrow('The path /stories/{id} needs a value for "id".');
  });

  it.each(['', '.', '..'])('refuses %j, which a URL reads as a relative step or an empty segment', (id) => {
    expect(() => pathOf('/stories/{id}', { id })).toThrow(
      `"${id}" cannot be "id" in the path /stories/{id}.`,
    );
  });

  it('never lets a value add a segment, a query or a fragment, or move up the path', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
      fc.constantFrom('../..', '%2f', '%2e%2e', '/', '//', '?a=b', '#x', '\\', 'a/../../b', '...'),
    );
    fc.assert(
      fc.property(value, (id) => {
        const path = pathOf('/stories/{id}/like', { id });
        expect(path).not.toMatch(/[?#\\]/);
        expect(segments(path)).toHaveLength(4);
        const { pathname } = new URL(`http://localhost${API_BASE}${path}`);
        expect(pathname.startsWith(`${API_BASE}/stories/`)).toBe(true);
        expect(segments(pathname)).toHaveLength(6);
      }),
    );
  });
});

describe('The calls', () => {
  const list = Object.entries(calls);

  it('each have a method and path of their own', () => {
    const routes = list.map(([, { method, path }]) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('each say what they cost: a row without a cost does not compile', () => {
    // @ts-expect-error: it has no cost
    const free: Call = { method: 'GET', path: '/free', access: 'public' };
    // @ts-expect-error: nor has this table
    const table = { free: { method: 'GET', path: '/free', access: 'public' } } as const satisfies CallTable;
    expect([free, table.free].map((row) => 'cost' in row)).toEqual([false, false]);
    for (const [name, { cost }] of list) expect(COSTS, name).toContain(cost);
  });

  it('of administrators that change something say whether the token is enough: without that they do not compile', () => {
    const post = { method: 'POST', path: '/power', access: 'admin', cost: 'cheap' } as const;
    // @ts-expect-error: it says nothing of proof
    const power: Call = post;
    // @ts-expect-error: nor does this table
    const table = { power: post } as const satisfies CallTable;
    expect([power, table.power].map((row) => 'proof' in row)).toEqual([false, false]);
    const proofs = list.flatMap(([, row]) => ('proof' in row ? [row.proof] : []));
    expect(proofs.filter((proof) => !PROOFS.includes(proof))).toEqual([]);
    const changes = list.filter(([, { access, method }]) => access === 'admin' && method !== 'GET');
    expect(changes.filter(([, row]) => !('proof' in row))).toEqual([]);
  });

  it('need fresh proof where a stolen token could give away power or money, lock users out, or change much', () => {
    const withProof = (proof: Proof) =>
      list.filter(([, row]) => 'proof' in row && row.proof === proof).map(([name]) => name);
    expect(withProof('fresh').sort()).toEqual([
      'blockUser',
      'changeBirthYear',
      'changeStories',
      'exportUser',
      'mergeCategory',
      'mergeTag',
      'recordConsent',
      'removeStory',
      'removeUser',
      'unblockUser',
      'updateUser',
    ]);
    expect(withProof('fresh-by-body')).toEqual(['grantCredits']);
    expect(withProof('in-body').sort()).toEqual([
      'beginSecondFactor',
      'changePassword',
      'deleteMyAccount',
      'endOtherSessions',
      'proveIdentity',
      'removeSecondFactor',
    ]);
  });

  it('without a value for the young are refused to them; these are the ones', () => {
    const open = (young: Young) =>
      list.filter(([, row]) => 'young' in row && row.young === young).map(([name]) => name);
    const said = list.flatMap(([, row]) => ('young' in row ? [row.young] : []));
    expect(said.filter((young) => !YOUNG.includes(young))).toEqual([]);
    expect(open('always').sort()).toEqual([
      'beginSecondFactor',
      'changePassword',
      'confirmSecondFactor',
      'deleteMyAccount',
      'downloadMyData',
      'endOtherSessions',
      'endSession',
      'getAuthor',
      'getHome',
      'getMe',
      'getSecondFactor',
      'getSeries',
      'getStory',
      'giveBirthYear',
      'listAccountSessions',
      'listFeaturedStories',
      'listStories',
      'listTrendingStories',
      'logout',
      'nameGuardian',
      'proveIdentity',
      'removeSecondFactor',
      'searchStories',
      'suggestStories',
    ]);
    expect(open('choices').sort()).toEqual([
      'act',
      'createSession',
      'reportStory',
      'reportTurn',
      'uploadPlay',
    ]);
    expect(open('with-consent').sort()).toEqual([
      'archiveStory',
      'bookmarkStory',
      'branchSession',
      'changeLanguage',
      'checkSession',
      'chooseRetelling',
      'deleteDraft',
      'deleteSeries',
      'deleteSession',
      'deleteStory',
      'downloadBook',
      'eraseStory',
      'exportCredits',
      'exportSession',
      'followAction',
      'forgetMemory',
      'forgetSeries',
      'getDraft',
      'getEnding',
      'getFoundEndings',
      'getSession',
      'hideAdminAct',
      'hideReportDecision',
      'keepStory',
      'listCredits',
      'listFinishedStories',
      'listFinishedTasks',
      'listMySeries',
      'listMyStories',
      'listSessions',
      'mapSession',
      'moveSession',
      'printBook',
      'readMemory',
      'readReasons',
    ]);
  });

  it('of guests are never huge', () => {
    const guests = list.filter(([, { access }]) => access === 'public' || access === 'anyone');
    expect(guests.filter(([, { cost }]) => (cost as string) === 'huge')).toEqual([]);
  });

  it('use the same parameter name at the same position', () => {
    const names = new Map<string, string>();
    for (const [, { path }] of list) {
      const place = path.replaceAll(/\{\w+\}/g, '{}');
      expect(names.get(place) ?? path).toBe(path);
      names.set(place, path);
    }
  });
});
