// Marks today's lunch in the week. On Sundays, and without script, all six days look alike.
const today = document.querySelector(`[data-day="${new Date().getDay()}"]`);
if (today) today.setAttribute('aria-current', 'date');
