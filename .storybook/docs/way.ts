/** The steps from a tale to the desk of its next author: each a screen, with the blocks that make it. */
export interface Step {
  readonly step: string;
  readonly screen: string;
  /** The story whose picture stands for the screen. */
  readonly story: string;
  readonly blocks: readonly string[];
}

export const WAY: readonly Step[] = [
  {
    step: 'A guest comes to the front door',
    screen: 'LandingScreen',
    story: 'screens-reading-landingscreen--default',
    blocks: [
      'LandingHeader',
      'HeroSection',
      'WhatIsSection',
      'FeaturesSection',
      'HowItWorksSection',
      'BeginSection',
      'Arcade',
      'SectionDots',
    ],
  },
  {
    step: 'A reader looks for a tale',
    screen: 'HomeScreen',
    story: 'screens-reading-homescreen--desktop',
    blocks: ['Banner', 'StoryRow', 'LoadingOverlay', 'EmptyState', 'ErrorState'],
  },
  {
    step: 'Opens one',
    screen: 'StoryScreen',
    story: 'screens-reading-storyscreen--signed-in',
    blocks: ['StoryHeader', 'StoryText', 'StoryFacts', 'CommandsGrid', 'StatisticsPanel', 'RefusalDialog'],
  },
  {
    step: 'Joins, or comes back',
    screen: 'RegisterScreen',
    story: 'screens-account-registerscreen--half-filled-in',
    blocks: ['AccountCard', 'RegisterForm'],
  },
  {
    step: 'Plays it',
    screen: 'PlayScreen',
    story: 'screens-playing-playscreen--playing',
    blocks: [
      'PlayTopBar',
      'PlayLog',
      'ChoiceButtons',
      'CommandPanel',
      'ModelPicker',
      'ThinkingIndicator',
      'WhyThisPanel',
      'SessionPanel',
      'PlaySettings',
      'KnowHowPanel',
    ],
  },
  {
    step: 'Sees what the day brought',
    screen: 'ProgressScreen',
    story: 'screens-playing-progressscreen--full',
    blocks: ['TaskPanel', 'StreakNote'],
  },
  {
    step: 'Writes a tale',
    screen: 'CreateStoryScreen',
    story: 'screens-writing-createstoryscreen--structure',
    blocks: [
      'WizardTabs',
      'BasicInfoFields',
      'CoverFields',
      'DetailsFields',
      'GameplayFields',
      'StructureTab',
      'LiveCard',
      'NeededToCreate',
    ],
  },
  {
    step: 'Looks after all of them',
    screen: 'MyStoriesScreen',
    story: 'screens-writing-mystoriesscreen--full',
    blocks: ['StoryGroup', 'StoryListCard'],
  },
  {
    step: 'Somebody reads it before it is published',
    screen: 'AdminReviewsScreen',
    story: 'screens-administration-adminreviewsscreen--full',
    blocks: ['ReviewQueue', 'ReviewDetail'],
  },
];
