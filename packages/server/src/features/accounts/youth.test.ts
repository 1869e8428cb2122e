/** What restricts a youth account, depending on the settings and on what is stored about the account. */
import { YOUNG_RATINGS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { presentGuardianship } from './young/guardianship.ts';
import { presentYouth } from './presentYouth.ts';
import { youthOf } from './youth.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const [ADULT, TEEN, JUST_TEEN, CHILD] = [2007, 2010, 2012, 2013];
const FAMILY = YOUNG_RATINGS.family;
const TEENS = YOUNG_RATINGS.teen;

describe('What an account is', () => {
  type Seen = readonly [ratings: readonly string[], needs: string | null] | null;
  const asks = 'birth_year';
  it.each<
    readonly [accounts: 'off' | 'by-year' | 'all', role: 'player' | 'admin', year: number | null, Seen]
  >([
    ['off', 'player', null, null],
    ['off', 'player', ADULT, null],
    ['off', 'player', TEEN, [TEENS, 'consent']],
    ['by-year', 'player', null, [FAMILY, asks]],
    ['by-year', 'player', ADULT, null],
    ['by-year', 'player', TEEN, [TEENS, 'consent']],
    ['by-year', 'player', JUST_TEEN, [TEENS, 'consent']],
    ['by-year', 'player', CHILD, [FAMILY, 'consent']],
    ['by-year', 'admin', null, null],
    ['by-year', 'admin', TEEN, [TEENS, 'consent']],
    ['all', 'player', null, [TEENS, 'consent']],
    ['all', 'player', ADULT, [TEENS, 'consent']],
    ['all', 'player', CHILD, [FAMILY, 'consent']],
    ['all', 'admin', ADULT, null],
    ['all', 'admin', CHILD, [FAMILY, 'consent']],
  ])('of accounts %s, for a %s born in %s', (accounts, role, birth_year, seen) => {
    const of = (has_consent: boolean) =>
      youthOf({ accounts, rating: 'teen' }, { role, birth_year, has_consent }, NOW);
    expect(of(false)).toEqual(seen && { ratings: seen[0], needs: seen[1] });
    expect(of(true)).toEqual(seen && { ratings: seen[0], needs: seen[1] === asks ? asks : null });
  });
});

const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);

describe('What its owner is told', () => {
  const told = (
    known: Partial<NonNullable<Parameters<typeof presentYouth>[2]>> | undefined,
    {
      proof = 'mail',
      accounts = 'by-year',
    }: { proof?: 'mail' | 'administrator'; accounts?: 'by-year' | 'all' } = {},
  ) =>
    presentYouth(
      { clock: () => NOW, config: { young: { accounts, rating: 'teen', proof } } } as never,
      { role: 'player', birth_year: TEEN },
      known && { guardian_email: null, granted_at: null, withdrawn_at: null, waits_since: null, ...known },
    );

  it('names what is missing, and when the account is deleted for it', () => {
    const guardian_email = 'g@example.org';
    expect(told(undefined)).toEqual({
      ratings: TEENS,
      needs: 'guardian',
      birth_year: TEEN,
      adult_in: 2029,
      guardian_email: null,
      is_asked_by_mail: true,
      consented_at: null,
      deletes_at: null,
    });
    expect(told({ waits_since: at('20') })).toMatchObject({
      needs: 'guardian',
      deletes_at: '2026-12-04T12:00:00.000Z',
    });
    expect(told({ guardian_email })).toMatchObject({ needs: 'consent', guardian_email });
    expect(told({ guardian_email, granted_at: at('21') })).toMatchObject({
      needs: null,
      consented_at: at('21').toISOString(),
    });
    expect(told({ granted_at: at('21') })).toMatchObject({ needs: null });
    expect(told({ guardian_email, granted_at: at('21'), withdrawn_at: at('22') })).toMatchObject({
      needs: 'consent',
      consented_at: null,
    });
  });

  it('asks for no address where administrators note consent, and names no year where everybody is young', () => {
    expect(told(undefined, { proof: 'administrator' })).toMatchObject({
      needs: 'consent',
      is_asked_by_mail: false,
    });
    expect(told(undefined, { accounts: 'all' })).toMatchObject({ birth_year: TEEN, adult_in: null });
  });
});

describe('What a guardian is told', () => {
  const link = {
    user_id: 'id',
    username: 'asha',
    birth_year: TEEN,
    asked_at: at('20'),
    granted_at: null,
    withdrawn_at: null,
    waits_since: at('20'),
    consents_until: at('27'),
  };
  it.each([
    ['asked', {}, 'asked', '20', true],
    ['too late', { consents_until: at('26') }, 'asked', '20', false],
    ['a link that is spent', { consents_until: null }, 'asked', '20', false],
    ['nobody was asked', { asked_at: null }, 'asked', '26', true],
    ['granted', { granted_at: at('21'), waits_since: null }, 'granted', '21', false],
    ['withdrawn', { granted_at: at('21'), withdrawn_at: at('22') }, 'withdrawn', '22', true],
  ] as const)('%s', (_, changed, state, since, can_consent) => {
    const told = presentGuardianship({ ...link, ...changed }, NOW);
    expect(told).toEqual({
      username: 'asha',
      birth_year: TEEN,
      state,
      since: at(since).toISOString(),
      can_consent,
      deletes_at: 'waits_since' in changed ? null : '2026-12-04T12:00:00.000Z',
    });
  });
});
