import { Button } from '@kathaloka/ui/Button';
import { createRoot } from 'react-dom/client';
import { QuickStart } from './QuickStart.tsx';

createRoot(document.getElementById('root')!).render(
  <>
    <QuickStart />
    <Button>A button of its own entry</Button>
  </>,
);
