import styles from './Icon.module.css';

const strokes = {
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.6c0-.4.2-.6.6-.6Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm5.2-1.7h.01',
  linkedin:
    'M4 9.5h3.5V20H4V9.5Zm0-5h3.5V7H4V4.5Zm6.5 5H14v1.6c.6-1 1.8-1.9 3.4-1.9 2.4 0 3.6 1.6 3.6 4.3V20h-3.5v-5.8c0-1.3-.5-2-1.5-2-1.2 0-2 .8-2 2.3V20h-3.5V9.5Z',
  youtube:
    'M3.5 8.2A3 3 0 0 1 6.2 5.3c3.9-.4 7.7-.4 11.6 0a3 3 0 0 1 2.7 2.9c.3 2.5.3 5.1 0 7.6a3 3 0 0 1-2.7 2.9c-3.9.4-7.7.4-11.6 0a3 3 0 0 1-2.7-2.9c-.3-2.5-.3-5.1 0-7.6ZM10 9v6l5-3-5-3Z',
  phone:
    'M5 4h3.6l1.7 4.6-2.2 1.6a12 12 0 0 0 5.7 5.7l1.6-2.2L20 15.4V19a1.8 1.8 0 0 1-2 1.8C10.6 20.2 3.8 13.4 3.2 6A1.8 1.8 0 0 1 5 4Z',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.3L12 13l8.5-6.2',
  pin: 'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5Zm0-14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  chat: 'M12 3.5c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1 0-2-.1-2.9-.4L4.5 20.5l.9-3.7C3.9 15.4 3 13.4 3 11.2 3 6.9 7 3.5 12 3.5ZM8 11.5h.01M12 11.5h.01M16 11.5h.01',
  arrow: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  diagonal: 'M6.5 17.5 17.5 6.5M8.5 6.5h9v9',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5',
  plus: 'M12 4v16M4 12h16',
  check: 'm4.5 12.5 5 5 10-11',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5v15l12-7.5-12-7.5Z',
  close: 'm5 5 14 14M19 5 5 19',
  back: 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
} as const;

export type IconName = keyof typeof strokes;

type IconProps = { name: IconName };

/** An icon. It is always beside text or in a labelled control, so it is hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  );
}
