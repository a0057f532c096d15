/** Valid settings for production. */
export const liveSettings = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://user:word@mail.filterhouse.in',
  MAIL_FROM: 'website@filterhouse.in',
  MAIL_TO: 'hello@filterhouse.in',
};
