import type { Words } from '../en.ts';

export const writing = {
  room: {
    open: 'पूरी खिड़की में',
    previous: 'पिछला दृश्य',
    next: 'लिखने को अगला दृश्य',
    checks: 'इस दृश्य की जाँच',
    noChecks: 'इस दृश्य में देखने लायक़ कुछ नहीं।',
    further: 'इस दृश्य की और बातें',
  },
  paneWidth: 'बग़ल के पन्ने की चौड़ाई',
} satisfies Words['writing'];
