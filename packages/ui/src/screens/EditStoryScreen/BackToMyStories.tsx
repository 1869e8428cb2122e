import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { Back } from './EditStoryScreen.styles.ts';

export function BackToMyStories() {
  const words = useEditStoryWords();
  return (
    <Back>
      <Link href={paths.creations}>
        <ArrowLeft />
        {words.back}
      </Link>
    </Back>
  );
}
