import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ruleFaultOf } from '../entities/ruled.ts';
import { endpoints } from '../endpoints/index.ts';
import { messageOf } from '../testing/faultMessages.ts';
import {
  CATEGORY_NAME_MAX,
  CUSTOM_ACTION_MAX,
  REJECT_REASON_MAX,
  STORY_TAGLINE_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  URL_MAX,
} from '../allLimits.ts';
import {
  checkCategoryId,
  checkColor,
  checkConfirmPassword,
  checkCoverUrl,
  checkCustomAction,
  checkDescription,
  checkDisplayName,
  checkEmail,
  checkLoginIdentifier,
  checkName,
  checkNewPassword,
  checkOptionalTagline,
  checkPassword,
  checkRejectReason,
  checkStoryPrompt,
  checkTagline,
  checkTitle,
  checkUsername,
  type Rule,
  type RuleFault,
} from './index.ts';

interface Case {
  readonly rule: Rule;
  readonly body: z.ZodType;
  readonly field: string;
  readonly min: number;
  readonly max: number;
  /** Other fields that the body needs so that `field` is checked. */
  readonly rest?: object;
  /** Makes a valid value of this length, if a repeated letter is not valid. */
  readonly make?: (length: number) => string;
}

function password(length: number): string {
  return `Aa1!${'x'.repeat(Math.max(0, length - 4))}`.slice(0, length);
}
function address(length: number): string {
  return `${'a'.repeat(Math.max(0, length - 5))}@b.co`.slice(0, length);
}
function sitePath(length: number): string {
  return `/covers/${'c'.repeat(Math.max(0, length - 8))}`.slice(0, length);
}
function uuid(length: number): string {
  return '00000002-0000-4000-8000-000000000001x'.slice(0, length);
}
function color(length: number): string {
  return '#a1b2c3d'.slice(0, length);
}

const { login, register, changePassword, resetPassword, forgotPassword, resendVerification } = endpoints;
const { createStory, updateStory, act, rejectReview, createCategory, renameCategory, createTag, updateTag } =
  endpoints;
const action = {
  action_type: 'custom_action',
  selected_model: 'tenali',
  session_id: '00000005-0000-4000-8000-000000000001',
};

const cases: Record<string, Case> = {
  'login name': { rule: checkLoginIdentifier, body: login.body, field: 'email_or_username', min: 3, max: 50 },
  'login password': { rule: checkPassword, body: login.body, field: 'password', min: 1, max: 128 },
  username: { rule: checkUsername, body: register.body, field: 'username', min: 3, max: 30 },
  'email of a registration': {
    rule: checkEmail,
    body: register.body,
    field: 'email',
    min: 6,
    max: 254,
    make: address,
  },
  'email of a forgotten password': {
    rule: checkEmail,
    body: forgotPassword.body,
    field: 'email',
    min: 6,
    max: 254,
    make: address,
  },
  'email of a new verification': {
    rule: checkEmail,
    body: resendVerification.body,
    field: 'email',
    min: 6,
    max: 254,
    make: address,
  },
  'display name': { rule: checkDisplayName, body: register.body, field: 'display_name', min: 0, max: 50 },
  'new password': {
    rule: checkNewPassword,
    body: register.body,
    field: 'password',
    min: 8,
    max: 128,
    make: password,
  },
  'reset password': {
    rule: checkNewPassword,
    body: resetPassword.body,
    field: 'password',
    min: 8,
    max: 128,
    make: password,
  },
  'changed password': {
    rule: checkNewPassword,
    body: changePassword.body,
    field: 'password',
    min: 8,
    max: 128,
    make: password,
  },
  'current password': {
    rule: checkPassword,
    body: changePassword.body,
    field: 'current_password',
    min: 1,
    max: 128,
  },
  title: { rule: checkTitle, body: createStory.body, field: 'title', min: 1, max: STORY_TITLE_MAX },
  'edited title': { rule: checkTitle, body: updateStory.body, field: 'title', min: 1, max: STORY_TITLE_MAX },
  tagline: { rule: checkTagline, body: createStory.body, field: 'tagline', min: 1, max: STORY_TAGLINE_MAX },
  'edited tagline': {
    rule: checkOptionalTagline,
    body: updateStory.body,
    field: 'tagline',
    min: 0,
    max: STORY_TAGLINE_MAX,
  },
  description: {
    rule: checkDescription,
    body: createStory.body,
    field: 'story_description',
    min: 1,
    max: STORY_TEXT_MAX,
  },
  'edited description': {
    rule: checkDescription,
    body: updateStory.body,
    field: 'description',
    min: 1,
    max: STORY_TEXT_MAX,
  },
  'story prompt': {
    rule: checkStoryPrompt,
    body: createStory.body,
    field: 'story_prompt',
    min: 1,
    max: STORY_TEXT_MAX,
  },
  'cover image': {
    rule: checkCoverUrl,
    body: createStory.body,
    field: 'cover_image_url',
    min: '/covers/c'.length,
    max: URL_MAX,
    make: sitePath,
  },
  category: {
    rule: checkCategoryId,
    body: createStory.body,
    field: 'category_id',
    min: 36,
    max: 36,
    make: uuid,
  },
  'custom action': {
    rule: checkCustomAction,
    body: act.body,
    field: 'user_action',
    min: 1,
    max: CUSTOM_ACTION_MAX,
    rest: action,
  },
  'reason of a rejection': {
    rule: checkRejectReason,
    body: rejectReview.body,
    field: 'reason',
    min: 1,
    max: REJECT_REASON_MAX,
  },
  'name of a category': {
    rule: checkName,
    body: createCategory.body,
    field: 'display_name',
    min: 1,
    max: CATEGORY_NAME_MAX,
  },
  'new name of a category': {
    rule: checkName,
    body: renameCategory.body,
    field: 'display_name',
    min: 1,
    max: CATEGORY_NAME_MAX,
  },
  'name of a tag': {
    rule: checkName,
    body: createTag.body,
    field: 'display_name',
    min: 1,
    max: CATEGORY_NAME_MAX,
  },
  'color of a tag': { rule: checkColor, body: createTag.body, field: 'color', min: 7, max: 7, make: color },
  'new color of a tag': {
    rule: checkColor,
    body: updateTag.body,
    field: 'color',
    min: 7,
    max: 7,
    make: color,
  },
};

const odd = [
  '',
  ' ',
  '  a  ',
  'मीरा',
  'é'.repeat(5),
  '👩‍👩‍👧‍👦',
  'a\u0301bc',
  'تین گھاٹ',
  'a b',
  'a@b',
  '<b>',
  '\u202Eabc',
];

/** The server's fault for this body; it must have the same code, parameters and English message as the form's. */
function serverFinds({ body, field, rest }: Case, value: string | undefined): RuleFault | undefined {
  const { error } = body.safeParse({ ...rest, [field]: value });
  const issue = error?.issues.find(({ path }) => path.length === 1 && path[0] === field);
  const fault = issue && ruleFaultOf(issue as { params?: unknown });
  expect(issue?.message).toBe(messageOf(fault));
  return fault;
}

describe('The server and the form find the same faults', () => {
  it.each(Object.entries(cases))('%s', (_, given) => {
    const { rule, min, max, make = (length: number) => 'a'.repeat(length) } = given;
    expect(rule(make(min)), 'at the minimum').toBeUndefined();
    expect(rule(make(max)), 'at the maximum').toBeUndefined();
    const beyond = [min - 1, max + 1].filter((length) => length >= 0);
    for (const length of beyond) expect(rule(make(length)), `${length} characters`).toBeDefined();

    for (const length of [0, min, max, ...beyond]) {
      expect(serverFinds(given, make(length)), `${length} characters`).toEqual(rule(make(length)));
    }
    for (const value of odd) expect(serverFinds(given, value), JSON.stringify(value)).toEqual(rule(value));
  });

  it.each([
    'login name',
    'login password',
    'username',
    'email of a registration',
    'new password',
    'title',
    'category',
  ])('and report the same for a missing %s as for an empty one', (name) => {
    const given = cases[name] as Case;
    expect(serverFinds(given, undefined)).toEqual(given.rule(''));
  });

  it.each([
    ['Aa1!5678', ''],
    ['Aa1!5678', 'Aa1!5679'],
    ['Aa1!5678', 'Aa1!5678'],
  ])('and for a password %j that is repeated as %j', (given, confirm_password) => {
    const body = { token: 't', password: given, confirm_password };
    const { error } = resetPassword.body.safeParse(body);
    const fault = checkConfirmPassword(confirm_password, { password: given });
    expect(error && ruleFaultOf(error.issues[0] as { params?: unknown })).toEqual(fault);
    expect(error?.issues[0]?.message).toBe(messageOf(fault));
  });
});
