import type { Words } from '../en.ts';

export const errors = {
  title: 'सूत्रधार के हाथ से डोर छूट गई',
  unexpected: 'कुछ गड़बड़ हो गई। पन्ना फिर से खोलकर देखें।',
  partMissing: 'पन्ने का यह हिस्सा नहीं खुल पाया। क्या इंटरनेट चल रहा है?',
  tryAgain: 'फिर कोशिश करें',
  sessionUnknown: 'अभी पता नहीं चल रहा कि आप लॉगिन हैं या नहीं। हम फिर पूछ रहे हैं।',
  request: (id) => `अनुरोध ${id}`,
} satisfies Words['errors'];
