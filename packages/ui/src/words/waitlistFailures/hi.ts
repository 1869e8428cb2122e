import type { Words } from '../en.ts';

export const waitlistFailures = {
  join: { other: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।' },
} satisfies Words['waitlistFailures'];
