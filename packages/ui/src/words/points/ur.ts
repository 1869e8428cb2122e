/** The meaning of XP and credits, in the same words wherever they appear first. */
export const points = {
  xp: 'XP صرف اسی کھیل کا ہے۔ حکموں اور آپ کے اپنے لفظوں میں خرچ ہوتا ہے؛ نئے منظر، راہیں اور انجام اسے لوٹاتے ہیں۔',
  credits:
    'کریڈٹ ہر داستان میں آپ کا بٹوا ہیں۔ ماڈل جو سنائے یا بنائے، اس کی قیمت ان سے چکتی ہے؛ کام پورے کرنے پر اور ملتے ہیں۔',
};
