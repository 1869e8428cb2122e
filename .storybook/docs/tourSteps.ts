/** A step on the way from the first visit to the author's desk, with its screen. */
export interface Step {
  readonly step: string;
  readonly screen: string;
  /** The story whose screenshot stands for the screen. */
  readonly story: string;
}

export const TOUR_STEPS: readonly Step[] = [
  {
    step: 'A guest comes to the front door',
    screen: 'LandingScreen',
    story: 'screens-reading-landingscreen--default',
  },
  {
    step: 'A reader looks for a tale',
    screen: 'HomeScreen',
    story: 'screens-reading-homescreen--desktop',
  },
  {
    step: 'Opens one',
    screen: 'StoryScreen',
    story: 'screens-reading-storyscreen--signed-in',
  },
  {
    step: 'Joins, or comes back',
    screen: 'RegisterScreen',
    story: 'screens-account-registerscreen--half-filled-in',
  },
  {
    step: 'Plays it',
    screen: 'PlayScreen',
    story: 'screens-playing-playscreen--playing',
  },
  {
    step: 'Sees what the day brought',
    screen: 'ProgressScreen',
    story: 'screens-playing-progressscreen--full',
  },
  {
    step: 'Writes a tale',
    screen: 'CreateStoryScreen',
    story: 'screens-writing-createstoryscreen--structure',
  },
  {
    step: 'Looks after all of them',
    screen: 'MyStoriesScreen',
    story: 'screens-writing-mystoriesscreen--full',
  },
  {
    step: 'Somebody reads it before it is published',
    screen: 'AdminReviewsScreen',
    story: 'screens-administration-adminreviewsscreen--full',
  },
];
