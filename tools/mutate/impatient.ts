/** Shortens waiting in tests with a document: what a mutant has broken usually never appears. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 4000 });
