import { ActionResponse } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { withoutPurse } from './membership.ts';

/** The fields of an answer that members may read. A new field belongs either to this list or to the owner's. */
const MEMBERS = [
  'turn',
  'turn_id',
  'current_xp',
  'model_used',
  'told_by',
  'credits_consumed',
  'is_completed',
  'session_data',
  'narrative',
  'choices',
  'sheet',
  'perhaps_meant',
  'setup',
  'image_url',
  'image_alt',
  'style',
  'prompt',
  'fallback_description',
];
const OWNERS = ['low_credits_warning', 'credit_warning_message'];
/** Hidden if its value says that the owner's credits are used up, and shown otherwise. */
const BY_ITS_VALUE = ['stepped_in'];

describe('What members read of an action', () => {
  const fields = [...new Set(ActionResponse.options.flatMap(({ shape }) => Object.keys(shape)))];
  const whole = Object.fromEntries(fields.map((name) => [name, name])) as unknown as ActionResponse;

  it('is decided for each field', () => {
    expect(fields.toSorted()).toEqual([...MEMBERS, ...OWNERS, ...BY_ITS_VALUE].toSorted());
  });

  it('does not show what the owner has left', () => {
    const { stepped_in: _, ...told } = withoutPurse(whole);
    expect(Object.keys(told).toSorted()).toEqual(MEMBERS.toSorted());
    expect(withoutPurse({ ...whole, turn_id: 'x' })).toMatchObject({ turn_id: 'x' });
  });

  const reasons = ActionResponse.options[0].shape.stepped_in.unwrap().options;
  it.each([...reasons, undefined])('says why the narrator stepped in: %s', (stepped_in) => {
    const told = withoutPurse({ ...whole, stepped_in });
    expect(told.stepped_in).toBe(stepped_in === 'credits_short' ? undefined : stepped_in);
  });
});
