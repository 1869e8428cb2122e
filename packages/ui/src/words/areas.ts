import type { Words } from './en.ts';
import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { adminForm } from './en/adminForm.ts';
import { authoring } from './en/authoring.ts';
import { banner } from './en/banner.ts';
import { carousel } from './en/carousel.ts';
import { combobox } from './en/combobox.ts';
import { connection } from './en/connection.ts';
import { credits } from './en/credits.ts';
import { editStory } from './en/editStory.ts';
import { errors } from './en/errors.ts';
import { field } from './en/field.ts';
import { home } from './en/home.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { loginRequired } from './en/loginRequired.ts';
import { myStories } from './en/myStories.ts';
import { notFound } from './en/notFound.ts';
import { numbers } from './en/numbers.ts';
import { overlay } from './en/overlay.ts';
import { play } from './en/play.ts';
import { playPanels } from './en/playPanels.ts';
import { product } from './en/product.ts';
import { profile } from './en/profile.ts';
import { progress } from './en/progress.ts';
import { reactions } from './en/reactions.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { story } from './en/story.ts';
import { storyPage } from './en/storyPage.ts';
import { structure } from './en/structure.ts';
import { table } from './en/table.ts';
import { waitlist } from './en/waitlist.ts';
import { useArea } from './WordsProvider.tsx';

// One hook for each area: a component brings the English of its own area into a bundle, and no other.

export function useAccountWords(): Words['account'] {
  return useArea('account', account);
}

export function useAdminWords(): Words['admin'] {
  return useArea('admin', admin);
}

export function useAdminFormWords(): Words['adminForm'] {
  return useArea('adminForm', adminForm);
}

export function useAuthoringWords(): Words['authoring'] {
  return useArea('authoring', authoring);
}

export function useBannerWords(): Words['banner'] {
  return useArea('banner', banner);
}

export function useCarouselWords(): Words['carousel'] {
  return useArea('carousel', carousel);
}

export function useComboboxWords(): Words['combobox'] {
  return useArea('combobox', combobox);
}

export function useConnectionWords(): Words['connection'] {
  return useArea('connection', connection);
}

export function useCreditsWords(): Words['credits'] {
  return useArea('credits', credits);
}

export function useErrorsWords(): Words['errors'] {
  return useArea('errors', errors);
}

export function useFieldWords(): Words['field'] {
  return useArea('field', field);
}

export function useHomeWords(): Words['home'] {
  return useArea('home', home);
}

export function useLandingWords(): Words['landing'] {
  return useArea('landing', landing);
}

export function useLegalWords(): Words['legal'] {
  return useArea('legal', legal);
}

export function useLoginRequiredWords(): Words['loginRequired'] {
  return useArea('loginRequired', loginRequired);
}

export function useNotFoundWords(): Words['notFound'] {
  return useArea('notFound', notFound);
}

export function useNumbers(): Words['numbers'] {
  return useArea('numbers', numbers);
}

export function useOverlayWords(): Words['overlay'] {
  return useArea('overlay', overlay);
}

export function usePlayWords(): Words['play'] {
  return useArea('play', play);
}

export function usePlayPanelsWords(): Words['playPanels'] {
  return useArea('playPanels', playPanels);
}

export function useProductWords(): Words['product'] {
  return useArea('product', product);
}

export function useProfileWords(): Words['profile'] {
  return useArea('profile', profile);
}

export function useProgressWords(): Words['progress'] {
  return useArea('progress', progress);
}

export function useReactionsWords(): Words['reactions'] {
  return useArea('reactions', reactions);
}

export function useSearchWords(): Words['search'] {
  return useArea('search', search);
}

export function useSettingsWords(): Words['settings'] {
  return useArea('settings', settings);
}

export function useShellWords(): Words['shell'] {
  return useArea('shell', shell);
}

export function useStoryWords(): Words['story'] {
  return useArea('story', story);
}

export function useStoryPageWords(): Words['storyPage'] {
  return useArea('storyPage', storyPage);
}

export function useStructureWords(): Words['structure'] {
  return useArea('structure', structure);
}

export function useTableWords(): Words['table'] {
  return useArea('table', table);
}

export function useWaitlistWords(): Words['waitlist'] {
  return useArea('waitlist', waitlist);
}

export function useMyStoriesWords(): Words['myStories'] {
  return useArea('myStories', myStories);
}

export function useEditStoryWords(): Words['editStory'] {
  return useArea('editStory', editStory);
}
