import type { Words } from '../en.ts';
import { fault, garbled, loginAgain } from '../failures/hi.ts';

const invalidCredentials = 'यूज़रनेम या पासवर्ड ग़लत है। कृपया जाँच लें।';

const storyForm = (forbidden: string, other: string) => ({
  not_signed_in: loginAgain,
  forbidden,
  fault,
  separator: '। ',
  invalid: 'कुछ जानकारी सही नहीं है।',
  other,
});

export const adminFailures = {
  login: {
    validation_failed: 'जानकारी सही रूप में नहीं है। कृपया जाँच लें।',
    invalid_credentials: invalidCredentials,
    not_signed_in: invalidCredentials,
    forbidden: 'आपको इसकी अनुमति नहीं है',
    garbled,
    other: 'लॉगिन नहीं हो पाया। कृपया यूज़रनेम और पासवर्ड जाँच लें।',
  },
  list: { other: 'जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  featured: { other: 'चुनी हुई कथा नहीं बदली जा सकी।' },
  change: {
    not_found: 'यह अब है ही नहीं: किसी और ने मिटा दिया। कुछ नहीं बदला।',
    other: 'बदलाव सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  report: { other: 'आपकी सूचना भेजी नहीं जा सकी। कृपया फिर कोशिश करें।' },
  loadStory: { other: 'जानकारी नहीं आ पाई। कृपया फिर कोशिश करें।' },
  createStory: storyForm('आपको कथा बनाने की अनुमति नहीं है', 'कथा नहीं बन पाई।'),
  updateStory: storyForm('आपको कथा बदलने की अनुमति नहीं है', 'कथा नहीं बदली जा सकी।'),
} satisfies Words['adminFailures'];
