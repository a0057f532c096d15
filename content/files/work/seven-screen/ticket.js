// The chosen film, time and class travel along, to the ticket and to the message.
const form = document.querySelector('.booking');
form.addEventListener('change', () => {
  const { show, class: seat } = Object.fromEntries(new FormData(form));
  const said = `${show}; ${seat}`;
  form.querySelector('output').textContent = said;
  form.querySelector('#send').href = `https://wa.me/914400000000?text=${encodeURIComponent(said)}`;
});
