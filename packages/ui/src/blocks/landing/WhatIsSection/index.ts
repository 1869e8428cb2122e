export { WhatIsSection, type WhatIsSectionProps } from './WhatIsSection.tsx';
