import type { Words } from '../en.ts';
import type { FieldFault } from './en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');
const kilobytes = (bytes: number): string => `${whole(Math.round(bytes / 1024))} KB`;

const faults: Readonly<
  Record<FieldFault['code'], (min: number, max: number, values: readonly string[]) => string>
> = {
  no_text: () => 'یہاں متن ہونا چاہیے',
  no_boolean: () => 'یہاں true یا false ہونا چاہیے',
  no_list: () => 'یہاں فہرست ہونی چاہیے',
  no_object: () => 'یہاں آبجیکٹ ہونا چاہیے',
  missing: () => 'یہ نہیں ہے',
  empty: () => 'یہ خالی نہیں ہو سکتا',
  reserved: () => 'یہ نام مخصوص ہے',
  characters: () => 'اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے',
  too_long: (_min, max) => `اس میں زیادہ سے زیادہ ${whole(max)} حروف ہو سکتے ہیں`,
  too_many: (_min, max) => `اس میں زیادہ سے زیادہ ${whole(max)} چیزیں ہو سکتی ہیں`,
  no_number: (min, max) => `یہاں ${whole(min)} سے ${whole(max)} تک کا عدد ہونا چاہیے`,
  wrong_count: (min, max) => `اس میں ${whole(min)} سے ${whole(max)} تک چیزیں ہونی چاہییں`,
  none_of: (_min, _max, values) => `یہ ان میں سے ایک ہونا چاہیے: ${values.join('، ')}`,
};

const faultText = ({ code, min = 0, max = 0, values = [] }: FieldFault): string =>
  faults[code](min, max, values);

export const importing = {
  notes: {
    macro_lost: ({ text }) => `”${text}“ کا یہاں کوئی جوڑ نہیں ہے۔`,
    look_lost: ({ text }) => `”${text}“ صرف روپ تھا، اور چھوڑ دیا گیا۔`,
    script_lost: () => 'ایک سکرپٹ چھوڑ دی گئی: باہر سے آئی داستانیں کچھ نہیں چلاتیں۔',
    style_lost: () => 'ایک سٹائل شیٹ چھوڑ دی گئی۔',
    image_lost: ({ text }) => `ایک تصویر چھوڑ دی گئی: ”${text}“۔`,
    media_lost: ({ text }) => `آواز یا وڈیو چھوڑ دی گئی: ”${text}“۔`,
    html_lost: ({ text }) => `HTML ”${text}“ چھوڑ دیا گیا؛ اس کا متن رہ گیا۔`,
    link_computed: ({ text }) =>
      `”${text}“ کہاں لے جاتا ہے، یہ کھیلتے وقت ہی معلوم ہوتا ہے۔ یہ راہ خود جوڑیں۔`,
    reveal_lost: ({ text }) => `”${text}“ دبانے پر اور کچھ دکھاتا تھا: وہ اب شروع سے ہی سنایا جاتا ہے۔`,
    loop_lost: ({ text }) => `دہراؤ ”${text}“ چھوڑ دیا گیا۔`,
    random_lost: ({ text }) => `”${text}“ اتفاق پر ٹکا ہے، جس کے لیے یہاں لفظ نہیں ہیں۔`,
    printed_value_lost: ({ text }) => `”${text}“ کی قدر متن میں بتائی جاتی تھی، اب وہاں نہیں ہے۔`,
    condition_lost: ({ text }) => `راہ ”${text}“ اب ہمیشہ ملتی ہے: اس کی شرط کا ترجمہ نہیں ہو سکا۔`,
    conditional_text_lost: ({ text }) => `”${text}“ کچھ ہی حالات میں بتایا جاتا تھا، اور چھوڑ دیا گیا۔`,
    effect_lost: ({ text }) => `”${text}“ اب کچھ نہیں بدلتا۔`,
    conditional_effect_lost: ({ text }) => `”${text}“ کچھ ہی حالات میں ہوتا تھا، اور اب نہیں ہوتا۔`,
    order_lost: ({ name }) =>
      `اس منظر میں ”${name}“ بدلنے سے پہلے بھی پوچھا جاتا ہے اور بعد میں بھی: راہیں جانچ لیں۔`,
    variable_lost: ({ name }) =>
      `متغیر ”${name}“ نہیں رکھا جا سکا: اس کی قدریں کھیلتے وقت ہی معلوم ہوتی ہیں۔`,
    variable_unused: ({ name }) => `متغیر ”${name}“ چھوڑ دیا گیا: جو آیا، اس میں اسے کوئی نہیں پوچھتا۔`,
    variable_many: ({ name }) => `متغیر ”${name}“ نہیں رکھا جا سکا: اس کی الگ الگ قدریں بہت زیادہ ہیں۔`,
    variable_fraction: ({ name }) => `متغیر ”${name}“ نہیں رکھا جا سکا: یہاں صرف پورے عدد ہوتے ہیں۔`,
    header_lost: ({ name }) => `”${name}“ ہر منظر کے پاس دکھتا تھا، اور چھوڑ دیا گیا۔`,
    tag_lost: ({ text }) => `ٹیگ ”${text}“ چھوڑ دیا گیا۔`,
    input_lost: ({ text }) => `”${text}“ کھلاڑی سے کچھ پوچھتا تھا، اور چھوڑ دیا گیا۔`,
    include_lost: ({ name }) => `”${name}“ کا متن یہاں بھی سنایا جاتا تھا۔ ضرورت ہو تو اسے یہاں اتار لیں۔`,
    sequence_lost: ({ text }) =>
      `ہر بار بدلنے والا ایک متن اب ہمیشہ ویسا ہی سنایا جاتا ہے جیسا پہلی بار (${text})۔`,
    tunnel_lost: ({ text }) => `”${text}“ کہیں لے جا کر لوٹاتا ہے، جو یہاں نہیں ہو سکتا۔`,
    function_lost: ({ text }) => `فنکشن ”${text}“ نہیں چلایا گیا۔`,
    scene_renamed: ({ from, to }) => `منظر ”${from}“ کا نام اب ”${to}“ ہے۔`,
    variable_renamed: ({ from, to }) => `متغیر ”${from}“ کا نام اب ”${to}“ ہے۔`,
    target_meant: ({ from, to }) =>
      `”${from}“ نام کا کوئی منظر نہیں ہے: جو راہیں وہاں لے جاتی تھیں، اب ”${to}“ تک لے جاتی ہیں۔`,
    choice_renamed: ({ from, to }) =>
      `”${from}“ نام کی دوسری راہ اب ”${to}“ ہے: دونوں میں فرق نہیں دکھتا تھا۔`,
    scene_twice: ({ name }) => `”${name}“ نام کے دو منظر ہیں: پہلا لیا گیا۔`,
    scenes_reordered: ({ text }) =>
      `جن مناظر کے نام پورے عدد ہیں، وہ اب عدد کی ترتیب سے سب سے پہلے ہیں: ${text}۔`,
    scene_cut: ({ count }) =>
      `اس منظر کا متن ایک منظر کے لیے بہت لمبا تھا۔ اب وہ ${whole(count)} مناظر میں ہے، پیراگرافوں کے بیچ کٹا ہوا۔`,
    start_added: ({ text }) =>
      `پہلے منظر سے پہلے ایک منظر جوڑا گیا: داستان جس سے شروع ہوتی ہے، وہ وہی دیتا ہے (${text})۔`,
    scene_without_text: () => 'یہ منظر ابھی کچھ نہیں سناتا۔',
    characters_cleaned: ({ count }) => `جو حروف دکھائے نہیں جا سکتے، وہ نکال دیے گئے: ${whole(count)}۔`,
    field_lost: ({ name }) => `”${name}“ یہاں جانا نہیں جاتا، اور چھوڑ دیا گیا۔`,
    cover_lost: ({ text }) => `سرورق ”${text}“ چھوڑ دیا گیا: اس کا پتہ درست نہیں ہے۔`,
    file_unused: ({ name }) => `فائل ”${name}“ اس داستان کا حصہ نہیں ہے، اور چھوڑ دی گئی۔`,
    text_unknown: ({ name }) => `داستان میں ”${name}“ اب نہیں ہے: اس کا ترجمہ چھوڑ دیا گیا۔`,
    text_twice: ({ name }) => `”${name}“ دو بار ہے: پہلا لیا گیا۔`,
    text_refused: ({ name }) =>
      `”${name}“ کا ترجمہ چھوڑ دیا گیا: وہ بہت لمبا ہے، یا اس کی شکل یا حروف محفوظ نہیں ہو سکتے۔`,
    originals_changed: ({ count }) =>
      `اس فائل کے بننے کے بعد ${whole(count)} اصل متن بدلے ہیں۔ ان کے ترجموں پر دوبارہ پڑھنے کا نشان ہے۔`,
    more: ({ count }) => `اور بھی باتیں ہیں: ${whole(count)}۔`,
  },
  refusals: {
    unknown_format: () => 'یہ Twine، Twee، ink، ChoiceScript یا ہمارے اپنے روپ کی فائل نہیں ہے۔',
    empty: () => 'یہ فائل خالی ہے۔',
    too_large: ({ max }) => `داستان ${kilobytes(max)} سے بڑی ہے۔`,
    too_many_files: ({ max }) => `${whole(max)} سے زیادہ فائلیں ہیں۔`,
    files_unrelated: ({ count }) =>
      `یہ ${whole(count)} فائلیں ایک داستان کی نہیں ہیں۔ ایک فائل چنیں، یا ایک ہی داستان کی سب فائلیں۔`,
    archive_unreadable: ({ name }) => `آرکائیو ”${name}“ پڑھا نہیں جا سکتا۔`,
    not_text: () => 'یہ فائل متن نہیں ہے۔',
    unreadable: ({ line, column, reason }) =>
      `سطر ${whole(line)}، خانہ ${whole(column)}: یہ پڑھا نہیں جا سکتا${reason ? ` (${reason})` : ''}۔`,
    took_too_long: ({ seconds }) =>
      `یہ فائل ${whole(seconds)} سیکنڈ میں نہیں پڑھی جا سکی۔ ink کا ماخذ پہلے سے کمپائل ہو تو جلدی پڑھا جاتا ہے: Inky میں ”Export to JSON“ چنیں، اور وہ فائل لائیں۔`,
    too_much_memory: ({ max }) =>
      `یہ فائل پڑھنے میں ${whole(max)} MB سے زیادہ میموری لگتی ہے۔ داستان کو چھوٹی داستانوں میں بانٹیں۔`,
    no_scenes: () => 'اس فائل میں کوئی منظر نہیں ہے۔',
    too_many_scenes: ({ max }) => `${whole(max)} سے زیادہ مناظر ہیں۔`,
    too_many_choices: ({ node, max }) => `”${node}“ میں ${whole(max)} سے زیادہ راہیں ہیں۔`,
    text_too_long: ({ node, max }) => `”${node}“ کا متن ${whole(max)} حروف سے لمبا ہے۔`,
    too_deep: ({ node, max }) => `${node ? `”${node}“` : 'کچھ'} ${whole(max)} سے زیادہ تہوں میں دھنسا ہے۔`,
    too_complex: ({ node }) => `”${node}“ کو پڑھنے میں بہت زیادہ قدم لگتے ہیں۔`,
    field_invalid: ({ path, fault }) => `${path}: ${faultText(fault)}۔`,
    version_unknown: ({ version }) => `”${version}“ یہاں جانا نہیں جاتا۔`,
    layer_format_unknown: () => 'یہ ترجموں کی فائل نہیں ہے: نہ XLIFF 1.2، نہ برآمد والے خانوں کی CSV۔',
    layer_language_unknown: ({ language }) =>
      language
        ? `داستانیں یہاں ”${language}“ زبان میں نہیں سنائی جاتیں۔`
        : 'فائل نہیں بتاتی کہ ترجمہ کس زبان میں ہے۔',
    layer_language_own: ({ language }) => `فائل ”${language}“ میں ترجمہ کرتی ہے، اور داستان اسی زبان میں ہے۔`,
    layer_texts_missing: () => 'اس فائل میں ایسا کوئی ترجمہ نہیں ہے جو اس داستان کا ہو۔',
  },
} satisfies Words['importing'];
