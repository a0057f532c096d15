import { useEffect } from 'react';
import { errorAlert } from '../../../contract/messages.ts';

const mark = errorAlert('');

/** While something is wrong the page's title says so first: it is what a screen reader reads of a tab. */
export function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    const title = document.title.startsWith(mark)
      ? document.title.slice(mark.length)
      : document.title;
    document.title = wrong ? errorAlert(title) : title;
  }, [wrong]);
}
