import type { ErrorWords } from '@kathaloka/contract/messages';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

const THINGS: Readonly<Record<string, string>> = {
  story: 'یہ کھیل نہیں ملا',
  session: 'یہ کھیل نہیں ملا',
  category: 'یہ زمرہ نہیں ملا',
  tag: 'یہ ٹیگ نہیں ملا',
  user: 'یہ شخص نہیں ملا',
};

/** The words for each code, instead of the server's English. */
export const errorCodes: ErrorWords = {
  malformed_request: 'یہ درخواست پڑھی نہیں جا سکی۔',
  validation_failed: 'کچھ معلومات درست نہیں ہیں۔',
  not_found: ({ resource }) => THINGS[resource] ?? 'یہ نہیں ملا',
  method_not_allowed: 'یہ درخواست یہاں نہیں چلتی۔',
  request_timeout: 'درخواست پہنچنے میں بہت دیر لگی۔',
  body_too_large: 'بھیجی گئی معلومات بہت بڑی ہیں۔',
  unsupported_media_type: 'اس قسم کی معلومات یہاں نہیں چلتیں۔',
  range_not_satisfiable: 'فائل میں ایسا کوئی حصہ نہیں ہے۔',
  unknown_host: 'یہ سرور اس پتے پر جواب نہیں دیتا۔',
  rate_limited: ({ retry_after_seconds }) =>
    `بہت بار کوشش ہوئی۔ براہ کرم ${wait(retry_after_seconds)} پھر کوشش کریں۔`,
  headers_too_large: 'درخواست بہت بڑی ہے۔',
  internal: ({ request_id }) => `ہماری طرف سے کچھ گڑبڑ ہو گئی۔${request_id ? ` درخواست ${request_id}۔` : ''}`,
  unavailable: ({ retry_after_seconds }) =>
    `ابھی یہ نہیں ہو سکتا۔ براہ کرم ${wait(retry_after_seconds)} پھر کوشش کریں۔`,
  not_signed_in: 'آپ داخل نہیں ہیں۔',
  invalid_credentials: 'نام، ای میل یا پاس ورڈ غلط ہے',
  oidc_sign_in_failed: ({ reason, provider }) =>
    ({
      not_set_up: 'داخلے کا یہ طریقہ یہاں چالو نہیں ہے',
      cancelled: `${provider} پر داخلہ منسوخ کر دیا گیا`,
      unreachable: `${provider} سے ابھی رابطہ نہیں ہو رہا۔ پھر کوشش کریں`,
      invalid_answer: `${provider} کے جواب کی تصدیق نہیں ہو سکی۔ پھر کوشش کریں`,
      no_email: `${provider} نے آپ کا کوئی ای میل پتہ نہیں بتایا`,
      email_not_verified: `اس ای میل کا ایک کھاتہ ہے، اور ${provider} نے اس پتے کی تصدیق نہیں کی ہے۔ اپنے پاس ورڈ سے داخل ہوں`,
      account_not_verified:
        'اس ای میل کا ایک کھاتہ ہے جس کی تصدیق کبھی نہیں ہوئی۔ اسے اپنا بنانے کے لیے اس کا پاس ورڈ بدلیں',
      other_account: `اس ای میل کا کھاتہ ${provider} کے کسی اور کھاتے سے جڑا ہے`,
    })[reason],
  google_sign_in_failed: ({ reason }) =>
    ({
      not_set_up: 'یہاں Google سے داخلہ چالو نہیں ہے',
      invalid_token: 'Google کے جواب کی تصدیق نہیں ہو سکی',
      email_not_verified: 'Google نے اس ای میل کی تصدیق نہیں کی ہے',
      account_not_verified:
        'اس ای میل کا ایک کھاتہ ہے جس کی تصدیق کبھی نہیں ہوئی۔ اسے اپنا بنانے کے لیے اس کا پاس ورڈ بدلیں',
      other_google_account: 'اس ای میل کا کھاتہ کسی اور Google کھاتے سے جڑا ہے',
    })[reason],
  forbidden: 'آپ کو اس کی اجازت نہیں ہے۔',
  taken: ({ field }) =>
    ({
      username: 'یہ نام پہلے سے لیا جا چکا ہے',
      email: 'اس ای میل کا کھاتہ پہلے سے ہے',
      display_name: 'یہ نام پہلے سے ہے',
    })[field],
  invalid_link: 'لنک غلط ہے یا پرانا ہو گیا',
  last_admin: 'آپ واحد منتظم ہیں۔ پہلے کسی اور کو منتظم بنائیں۔',
  account_blocked: ({ reason }) => `یہ کھاتہ بند کر دیا گیا ہے۔ وجہ: ${reason}`,
  password_change_required: 'پہلے اپنا پاس ورڈ بدلیں: موجودہ پاس ورڈ سرور نے بنایا تھا۔',
  second_factor_required: 'آگے بڑھنے کے لیے اپنی آتھنٹیکیٹر ایپ کا کوڈ لکھیں۔',
  second_factor_refused: 'یہ کوڈ درست نہیں، یا پہلے ہی استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں۔',
  second_factor_missing: 'یہاں منتظمین کے لیے دوسرا مرحلہ ضروری ہے۔ پہلے کھاتے کے صفحے پر اسے چالو کریں۔',
  second_factor_on: 'دوسرا مرحلہ پہلے سے چالو ہے۔ پہلے اسے بند کریں۔',
  proof_required: 'پہلے تصدیق کریں کہ یہ آپ ہی ہیں۔ کچھ نہیں بدلا۔',
  email_not_verified: 'انہوں نے ابھی تک اپنے ای میل پتے کی تصدیق نہیں کی۔',
  choices_only: 'کم عمروں کا کھاتہ صرف انتخاب سے کھیلتا ہے: یہ اس کا حصہ نہیں ہے۔',
  consent_required: 'کھیلنے سے پہلے سرپرست کی رضامندی ضروری ہے۔',
  already_given: 'یہ پہلے ہی بتایا جا چکا ہے۔ اسے کوئی منتظم ہی بدل سکتا ہے۔',
  rated_older: 'یہ داستان بڑوں کے لیے ہے۔',
  premium_required: 'یہ پریمیم داستان ہے۔ کھیلنے کے لیے پریمیم چاہیے۔',
  credits_short: ({ available_credits, required_credits }) =>
    `کریڈٹ کم ہیں۔ آپ کے پاس ${counted(available_credits, { one: 'ہے', other: 'ہیں' })}، درکار ${required_credits}۔`,
  xp_short: ({ current_xp, required_xp }) =>
    `XP کم ہیں۔ آپ کے پاس ${current_xp} XP ہیں، اس کے لیے ${required_xp} XP چاہییں۔`,
  action_running: 'پچھلی چال ابھی چل رہی ہے۔',
  session_moved: 'داستان کہیں اور آگے بڑھ چکی ہے۔ اب وہ یہاں ہے۔',
  key_reused: 'یہ چال پہلے کسی اور شکل میں بھیجی جا چکی ہے۔',
  model_unavailable: 'یہ ماڈل ابھی دستیاب نہیں ہے۔',
  session_completed: 'یہ داستان پوری ہو چکی ہے۔',
  no_such_choice: 'یہ انتخاب اب موجود نہیں ہے۔',
  nothing_to_undo: 'لوٹانے کے لیے کچھ نہیں ہے۔',
  nothing_to_redo: 'دہرانے کے لیے کچھ نہیں ہے۔',
  nothing_to_retell: 'دوبارہ سنانے کے لیے کچھ نہیں ہے۔',
  narrator_failed: 'داستان گو سے جواب نہیں آیا۔ کچھ نہیں لگا۔ پھر کوشش کریں۔',
  narrator_timed_out: 'داستان گو کو بہت دیر لگی۔ کچھ نہیں لگا۔ پھر کوشش کریں۔',
  review_failed: 'داستان ابھی شائع نہیں ہو سکتی: پہلے کچھ ٹھیک کرنا ہوگا۔',
  wrong_status: 'داستان کی موجودہ حالت میں یہ نہیں ہو سکتا۔',
  list_changed: 'فہرست اس دوران بدل گئی۔ براہ کرم پھر کوشش کریں۔',
  stale_version: 'یہ داستان اس دوران کسی اور نے بدل دی ہے۔',
  stale_draft: 'یہ مسودہ اس دوران کسی اور ٹیب یا آلے میں بدل دیا گیا ہے۔',
  limit_reached: ({ resource, max }) =>
    ({
      story: `ایک کھاتے میں ${max} سے زیادہ داستانیں نہیں ہو سکتیں۔`,
      series: `ایک کھاتے میں ${max} سے زیادہ سلسلے نہیں ہو سکتے۔`,
      draft: `ایک کھاتے میں ${max} سے زیادہ مسودے نہیں ہو سکتے۔`,
      turn: `ایک کھیل میں ${max} سے زیادہ حصے نہیں ہو سکتے۔ کسی بھی حصے سے نیا کھیل شروع ہو سکتا ہے۔`,
      player: `ایک کھیل میں زیادہ سے زیادہ ${max} لوگ کھیل سکتے ہیں۔`,
      together: `ایک وقت پر ${max} سے زیادہ کھیل ساتھ نہیں کھیلے جا سکتے۔ پہلے کوئی ایک ختم کریں۔`,
      shared_turn: `ایک کھاتے میں ایک وقت پر ${max} سے زیادہ لنک نہیں ہو سکتے۔ پہلے کوئی ایک واپس لیں۔`,
      follow: `ایک قاری ${max} سے زیادہ مصنفین کو فالو نہیں کر سکتا۔`,
      storage: `آپ کے کھاتے کی جگہ بھر گئی ہے: داستانوں اور کھیلوں کے لیے ${max} MB ہیں۔ کھیل مٹانے سے جگہ بنتی ہے۔`,
    })[resource],
  cannot_move: ({ reason }) =>
    ({
      scene_gone: 'یہ منظر نئے ورژن میں نہیں ہے۔',
      superseded: 'اس دوران داستان کا ایک اور نیا ورژن شائع ہو چکا ہے۔',
      no_newer_version: 'داستان کا کوئی نیا ورژن نہیں ہے۔',
    })[reason],
  not_at_turn: ({ reason }) =>
    ({
      turn: 'ابھی کسی اور کی باری ہے۔',
      vote: 'ابھی سب مل کر ووٹ سے چنتے ہیں۔',
      paused: 'ابھی صرف وہی کھیل سکتے ہیں جن کا یہ کھیل ہے۔',
      away: 'یہ کھیل ان کی راہ دیکھ رہا ہے جن کا یہ ہے۔',
      words: 'اس کھیل میں دوسرے اپنے الفاظ نہیں لکھ سکتے۔',
      payer_only: 'یہ صرف وہی کر سکتے ہیں جن کا یہ کھیل ہے۔',
      unpaid: 'جن کا یہ کھیل ہے، ان کے XP یا کریڈٹ ابھی اس کے لیے کم ہیں۔',
    })[reason],
  cannot_share: ({ reason }) =>
    ({
      ending: 'انجام سے آگے کوئی نہیں کھیل سکتا۔ اس کا کارڈ بانٹیے۔',
      story: 'یہ داستان سب کے پڑھنے کے لیے نہیں ہے، اس لیے اس کا کچھ نہیں بانٹا جا سکتا۔',
    })[reason],
  cannot_keep: 'اس داستان میں منظر نہیں ہیں، اس لیے یہ نیٹ ورک کے بغیر نہیں سنائی جا سکتی۔',
  version_unknown: 'سرور داستان کا یہ ورژن اب نہیں جانتا۔ کھیل آپ کے آلے پر محفوظ رہتا ہے۔',
  offline_gap: 'سرور کے پاس اس کھیل کے پہلے کے قدم نہیں ہیں۔ وہ دوبارہ بھیجے جائیں گے۔',
  offline_differs: 'یہ کھیل کسی اور آلے پر دوسری طرح آگے بڑھ چکا ہے۔',
  in_use: ({ stories_count }) => `اسے نہیں مٹایا جا سکتا: ${stories_count} داستانیں اسے استعمال کرتی ہیں۔`,
  already_reported: 'آپ اس کی شکایت کر چکے ہیں۔ اس پر ابھی فیصلہ ہونا ہے۔',
  already_decided: 'اس شکایت پر فیصلہ ہو چکا ہے۔',
};

/** A proxy refuses without saying for how long. */
function wait(seconds: number | undefined): string {
  if (seconds === undefined) return 'کچھ دیر بعد';
  return seconds < 60 ? `${seconds} سیکنڈ بعد` : `${Math.ceil(seconds / 60)} منٹ بعد`;
}
