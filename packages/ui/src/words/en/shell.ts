export const shell = {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
};
