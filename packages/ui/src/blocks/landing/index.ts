export { Arcade, type ArcadeProps } from './Arcade/Arcade.tsx';
export { BeginSection, type BeginSectionProps } from './BeginSection/BeginSection.tsx';
export { FeaturesSection, type FeaturesSectionProps } from './FeaturesSection/FeaturesSection.tsx';
export { HeroSection, type HeroSectionProps } from './HeroSection/HeroSection.tsx';
export { HowItWorksSection, type HowItWorksSectionProps } from './HowItWorksSection/HowItWorksSection.tsx';
export { LandingHeader, type LandingHeaderProps } from './LandingHeader/LandingHeader.tsx';
export { SectionDots, type SectionDotsProps } from './SectionDots/SectionDots.tsx';
export type { LandingPicture } from './sections.ts';
export { WhatIsSection, type WhatIsSectionProps } from './WhatIsSection/WhatIsSection.tsx';
