import type { Emails } from './emailsInEnglish.ts';

const NOT_YOU =
  'اگر یہ آپ نے نہیں کیا تو داخلے کے صفحے پر ”پاس ورڈ بھول گئے؟“ سے فوراً پاس ورڈ بدلیں۔ اس سے آپ ہر جگہ سے باہر ہو جاتے ہیں۔';

const greeting = (username: string): string => `آداب ${username}،`;

/** The emails about accounts, in Urdu. */
export const urdu: Emails = {
  verify(username, url) {
    return {
      language: 'ur',
      subject: 'اپنی ای میل کی تصدیق کریں',
      greeting: greeting(username),
      paragraphs: [
        'داستانوں کی دنیا میں خوش آمدید۔ بس ایک بات باقی ہے: تصدیق کریں کہ یہ پتا آپ کا ہے۔',
        'لنک 24 گھنٹے کام کرتا ہے۔',
      ],
      action: { label: 'پتے کی تصدیق کریں', url },
      footnote:
        'یہ ای میل آپ کو اس لیے ملی کہ کسی نے اس پتے سے کتھالوک پر کھاتہ بنایا۔ اگر وہ آپ نہیں تھے تو اسے نظرانداز کر دیں: پتے کی تصدیق نہیں ہوگی۔',
    };
  },

  reset(username, url) {
    return {
      language: 'ur',
      subject: 'اپنا پاس ورڈ بدلیں',
      greeting: greeting(username),
      paragraphs: [
        'کسی نے آپ کے کھاتے کا پاس ورڈ بدلنے کا لنک مانگا ہے۔ نیا پاس ورڈ چننے کے لیے یہ لنک کھولیں۔',
        'لنک ایک بار چلتا ہے، ایک گھنٹے تک۔ نیا پاس ورڈ آپ کو ہر جگہ سے باہر کر دیتا ہے۔',
      ],
      action: { label: 'نیا پاس ورڈ چنیں', url },
      footnote: 'اگر آپ نے یہ نہیں مانگا تو اسے نظرانداز کر دیں: آپ کا پاس ورڈ وہی رہے گا۔',
    };
  },

  passwordChanged(username) {
    return {
      language: 'ur',
      subject: 'آپ کا پاس ورڈ بدل گیا',
      greeting: greeting(username),
      paragraphs: ['آپ کے کھاتے کا پاس ورڈ ابھی بدلا گیا، اور باقی سب براؤزر باہر کر دیے گئے۔'],
      footnote: NOT_YOU,
    };
  },

  sessionEnded(username) {
    return {
      language: 'ur',
      subject: 'آپ کا ایک براؤزر باہر کر دیا گیا',
      greeting: greeting(username),
      paragraphs: [
        'جس براؤزر میں آپ داخل ہیں، اس کی کنجی دوسری بار استعمال ہوئی۔ جو کنجی دو بار استعمال ہو، ہو سکتا ہے کہ اس کی نقل ہو چکی ہو، اس لیے ہم نے وہ براؤزر باہر کر دیا۔ وہاں آپ پھر داخل ہو سکتے ہیں۔',
        'غلط گھڑی میں کنکشن ٹوٹنے سے بھی ایسا ہوتا ہے۔ اگر آپ نہیں جانتے کہ ایسا کیوں ہوا تو نیا پاس ورڈ چنیں: اس سے ہر براؤزر باہر ہو جاتا ہے۔',
      ],
      footnote: NOT_YOU,
    };
  },

  guessed(username) {
    return {
      language: 'ur',
      subject: 'کوئی آپ کے پاس ورڈ کا اندازہ لگا رہا ہے',
      greeting: greeting(username),
      paragraphs: [
        'پندرہ منٹ کے اندر آپ کے اکاؤنٹ کے لیے بیس سے زیادہ غلط پاس ورڈ آزمائے گئے۔ ان میں سے کوئی درست نہیں تھا، اور ان سے کوئی داخل نہیں ہوا۔',
        'مزید کوششوں کا جواب ہم آہستہ دیتے ہیں، دوسرے نیٹ ورک سے آنے والی کا بھی، اور آپ کو دن میں زیادہ سے زیادہ ایک بار لکھتے ہیں۔ لمبا پاس ورڈ، جو آپ اور کہیں استعمال نہیں کرتے، ان کے سامنے ٹکتا ہے۔',
      ],
      footnote: 'اگر یہ کوششیں آپ کی تھیں تو کچھ کرنا نہیں ہے۔',
    };
  },

  codesGuessed(username) {
    return {
      language: 'ur',
      subject: 'کوئی آپ کے کوڈ کا اندازہ لگا رہا ہے',
      greeting: greeting(username),
      paragraphs: [
        'پندرہ منٹ کے اندر آپ کے کھاتے کے لیے پانچ سے زیادہ غلط کوڈ آزمائے گئے۔ ان میں سے کوئی درست نہیں تھا، اور ان سے کوئی داخل نہیں ہوا۔',
        'کوڈ آپ کے پاس ورڈ یا آپ کے Google کھاتے کے بعد ہی مانگا جاتا ہے، اس لیے ہو سکتا ہے کہ یہ کسی اور کے پاس ہوں۔ مزید کوششوں کا جواب ہم آہستہ دیتے ہیں، اور آپ کو دن میں زیادہ سے زیادہ ایک بار لکھتے ہیں۔',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOn(username) {
    return {
      language: 'ur',
      subject: 'اب داخل ہونے پر ایک کوڈ بھی مانگا جائے گا',
      greeting: greeting(username),
      paragraphs: [
        'آپ کے کھاتے کا دوسرا مرحلہ ابھی چالو کیا گیا۔ اب سے داخل ہوتے وقت آپ کی آتھنٹیکیٹر ایپ کا کوڈ مانگا جائے گا۔',
        'ریکوری کوڈ ایسی جگہ رکھیں جہاں وہ فون کے بغیر بھی مل سکیں: ہر کوڈ ایپ کے ایک کوڈ کی جگہ لیتا ہے۔',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOff(username) {
    return {
      language: 'ur',
      subject: 'اب داخل ہونے پر کوڈ نہیں مانگا جائے گا',
      greeting: greeting(username),
      paragraphs: ['آپ کے کھاتے کا دوسرا مرحلہ ابھی بند کیا گیا۔ اس کے ریکوری کوڈ اب کام نہیں کریں گے۔'],
      footnote: NOT_YOU,
    };
  },

  recoveryCodeUsed(username, left) {
    return {
      language: 'ur',
      subject: 'آپ کے کھاتے کا ایک ریکوری کوڈ استعمال ہوا',
      greeting: greeting(username),
      paragraphs: [
        `کسی نے آپ کی آتھنٹیکیٹر ایپ کے کوڈ کی جگہ ایک ریکوری کوڈ استعمال کیا۔ وہ دوبارہ کام نہیں کرے گا۔ باقی ریکوری کوڈ: ${left}۔`,
        'اگر آپ کی ایپ کھو گئی ہے تو کھاتے کے صفحے پر دوسرا مرحلہ بند کریں، اور نئی ایپ کے ساتھ پھر چالو کریں۔',
      ],
      footnote: NOT_YOU,
    };
  },

  identityLinked(username, provider) {
    return {
      language: 'ur',
      subject: `اب آپ ${provider} سے بھی داخل ہو سکتے ہیں`,
      greeting: greeting(username),
      paragraphs: [
        `کسی نے اس پتے کے ${provider} کھاتے سے آپ کے کھاتے میں داخلہ لیا۔ اب سے آپ پاس ورڈ کے ساتھ ساتھ ${provider} سے بھی داخل ہو سکتے ہیں۔ سب براؤزر ایک بار باہر کر دیے گئے ہیں۔`,
      ],
      footnote: NOT_YOU,
    };
  },

  roleChanged(username, { person, by, isByGroup, role }) {
    const actor = isByGroup ? `${by} میں منتظموں کے گروہ` : `منتظم ${by}`;
    return {
      language: 'ur',
      subject: role === 'admin' ? `${person} اب منتظم ہیں` : `${person} اب منتظم نہیں رہے`,
      greeting: greeting(username),
      paragraphs: [
        role === 'admin'
          ? `${actor} نے ${person} کو منتظم بنایا ہے۔`
          : `${actor} نے ${person} کو دوبارہ کھلاڑی بنا دیا ہے۔`,
        'جب بھی کسی کا کردار بدلتا ہے، یہ ای میل ہر منتظم کو جاتی ہے۔',
      ],
      footnote:
        'اگر آپ کو اس کی توقع نہیں تھی تو آڈٹ لاگ دیکھیں اور ان سے پوچھیں۔ ہو سکتا ہے کوئی اور کسی منتظم کا سیشن استعمال کر رہا ہو۔',
    };
  },

  farewell(username, deletesStories) {
    const stories = deletesStories
      ? 'آپ کی داستانیں بھی مٹا دی گئیں؛ جو کوئی انہیں کھیل رہا تھا، وہ کھیلتا رہے گا۔'
      : 'آپ کی شائع شدہ داستانیں آپ کے نام کے بغیر باقی رہیں گی۔';
    return {
      language: 'ur',
      subject: 'آپ کا کھاتہ مٹا دیا گیا',
      greeting: greeting(username),
      paragraphs: [
        `آپ کے کہنے پر ہم نے آپ کا کھاتہ اور آپ کے بارے میں ہمارے پاس جو کچھ تھا، مٹا دیا۔ ${stories}`,
        'ایک ریکارڈ باقی رہتا ہے، جسے کوئی بدل نہیں سکتا: منتظموں نے آپ کے کھاتے اور آپ کی داستانوں میں کیا بدلا، پہلے کیا تھا، بعد میں کیا ہوا، اور کیوں۔ اس میں آپ کے نام کی جگہ صرف ایک نمبر ہے۔',
        'خدا حافظ۔',
      ],
      footnote: 'ہماری طرف سے یہ آپ کی آخری ای میل ہے۔',
    };
  },
};
