import { ArrowLeft } from 'lucide-react';
import { usePaths } from '../../paths.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { Back } from './EditStoryScreen.styles.ts';

export function BackToMyStories() {
  const paths = usePaths();
  const words = useEditStoryWords();
  return (
    <Back>
      <Link href={paths.myStories}>
        <ArrowLeft />
        {words.back}
      </Link>
    </Back>
  );
}
