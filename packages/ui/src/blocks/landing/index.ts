export * from './Arcade/index.ts';
export * from './BeginSection/index.ts';
export * from './FeaturesSection/index.ts';
export * from './HeroSection/index.ts';
export * from './HowItWorksSection/index.ts';
export * from './LandingHeader/index.ts';
export * from './SectionDots/index.ts';
export type { LandingPicture } from './sections.ts';
export * from './WhatIsSection/index.ts';
