import { ArrowLeft } from 'lucide-react';
import { usePaths } from '../../paths.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Back } from './EditStoryScreen.styles.ts';
import { editStoryWords } from '../../words/editStory/en.ts';
import { useWords } from '../../words/useWords.ts';

export function BackToMyStories() {
  const paths = usePaths();
  const words = useWords(editStoryWords);
  return (
    <Back>
      <Link href={paths.myStories}>
        <ArrowLeft />
        {words.back}
      </Link>
    </Back>
  );
}
