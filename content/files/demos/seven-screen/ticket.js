// The chosen film, time and class travel along, to the ticket and to the message.
const booking = document.querySelector('.booking');
const chosen = (name) => booking.querySelector(`[name="${name}"]:checked`).value;
booking.addEventListener('change', () => {
  const said = `${chosen('show')}; ${chosen('class')}`;
  booking.querySelector('output').textContent = said;
  booking.querySelector('#send').href = `https://wa.me/914400000000?text=${encodeURIComponent(said)}`;
});
