/* The twin of bits.py in C: the same functions with the same results. Sets of places come and go as Python ints. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#ifdef _MSC_VER
#include <intrin.h>
#endif

#define MOST 64 /* words of one set on a board: room for 4095 places */

static int
lowest(uint64_t word)
{
#ifdef _MSC_VER
    unsigned long at;
    _BitScanForward64(&at, word);
    return (int)at;
#else
    return __builtin_ctzll(word);
#endif
}

/* Python 3.13 gave these calls public names. */
#if PY_VERSION_HEX >= 0x030D0000
static Py_ssize_t
bytes_in(PyObject *set)
{
    return PyLong_AsNativeBytes(set, NULL, 0, Py_ASNATIVEBYTES_LITTLE_ENDIAN);
}

static int
fill(PyObject *set, uint64_t *words, Py_ssize_t n)
{
    Py_ssize_t need = PyLong_AsNativeBytes(set, words, 8 * n, Py_ASNATIVEBYTES_LITTLE_ENDIAN);
    if (need > 8 * n)
        PyErr_SetString(PyExc_OverflowError, "a place that is not on the board");
    return need < 0 || need > 8 * n ? -1 : 0;
}

#define MAKE(words, n) PyLong_FromUnsignedNativeBytes(words, 8 * (n), Py_ASNATIVEBYTES_LITTLE_ENDIAN)
#else
#define bytes_in(set) ((Py_ssize_t)(_PyLong_NumBits(set) / 8 + 1))
#define fill(set, words, n) _PyLong_AsByteArray((PyLongObject *)(set), (unsigned char *)(words), 8 * (n), 1, 1)
#define MAKE(words, n) _PyLong_FromByteArray((unsigned char *)(words), 8 * (n), 1, 0)
#endif

static int
read_set(PyObject *set, uint64_t *words, Py_ssize_t n)
{
    if (!PyLong_Check(set)) {
        PyErr_SetString(PyExc_TypeError, "a set of places is an int");
        return -1;
    }
    return fill(set, words, n);
}

static PyObject *
append_places(PyObject *out, const uint64_t *words, Py_ssize_t n)
{
    for (Py_ssize_t i = 0; i < n; i++)
        for (uint64_t left = words[i]; left; left &= left - 1) {
            PyObject *place = PyLong_FromSsize_t(64 * i + lowest(left));
            int failed = place == NULL || PyList_Append(out, place) < 0;
            Py_XDECREF(place);
            if (failed)
                return NULL;
        }
    return out;
}

static PyObject *
places(PyObject *self, PyObject *set)
{
    Py_ssize_t n = PyLong_Check(set) ? bytes_in(set) / 8 + 1 : 1;
    uint64_t *words = PyMem_Calloc(n, 8);
    if (words == NULL)
        return PyErr_NoMemory();
    PyObject *out = read_set(set, words, n) < 0 ? NULL : PyList_New(0);
    if (out != NULL && append_places(out, words, n) == NULL)
        Py_CLEAR(out);
    PyMem_Free(words);
    return out;
}

/* A net is one row of words for each place: where one step leads. The first word says how many words a row has. */
static PyObject *
woven(PyObject *self, PyObject *near)
{
    PyObject *sets = PySequence_Fast(near, "a net is woven of sets");
    if (sets == NULL)
        return NULL;
    Py_ssize_t size = PySequence_Fast_GET_SIZE(sets), n = size / 64 + 1;
    PyObject *net = n > MOST ? PyErr_Format(PyExc_OverflowError, "%zd places are too many", size)
                             : PyBytes_FromStringAndSize(NULL, 8 * (1 + size * n));
    if (net != NULL) {
        uint64_t *row = (uint64_t *)PyBytes_AS_STRING(net), spare[MOST + 1];
        *row++ = (uint64_t)n;
        for (Py_ssize_t i = 0; i < size; i++, row += n) {
            if (read_set(PySequence_Fast_GET_ITEM(sets, i), spare, n + 1) < 0) {
                Py_CLEAR(net);
                break;
            }
            memcpy(row, spare, 8 * n);
        }
    }
    Py_DECREF(sets);
    return net;
}

static PyObject *
spread(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 4 || !PyBytes_Check(args[0]))
        return PyErr_Format(PyExc_TypeError, "spread takes a net, a start, steps and a ground");
    const uint64_t *net = (const uint64_t *)PyBytes_AS_STRING(args[0]);
    Py_ssize_t n = (Py_ssize_t)*net++, size = (PyBytes_GET_SIZE(args[0]) / 8 - 1) / n;
    uint64_t found[MOST + 1], ground[MOST + 1], edge[MOST], wider[MOST], any = 1; /* one word more, for the sign */
    long steps = PyLong_AsLong(args[2]);
    if ((steps == -1 && PyErr_Occurred()) || read_set(args[1], found, n + 1) < 0 || read_set(args[3], ground, n + 1) < 0)
        return NULL;
    for (Py_ssize_t i = 0; i < n; i++)
        edge[i] = found[i] &= ground[i];
    for (; steps > 0 && any; steps--) {
        memset(wider, 0, 8 * n);
        for (Py_ssize_t i = 0; i < n; i++)
            for (uint64_t left = edge[i]; left; left &= left - 1) {
                Py_ssize_t place = 64 * i + lowest(left);
                for (Py_ssize_t k = 0; place < size && k < n; k++)
                    wider[k] |= net[place * n + k];
            }
        any = 0;
        for (Py_ssize_t i = 0; i < n; i++) {
            edge[i] = wider[i] & ground[i] & ~found[i];
            found[i] |= edge[i];
            any |= edge[i];
        }
    }
    return MAKE(found, n);
}

static PyMethodDef methods[] = {
    {"places", places, METH_O, "The places of a set, in order."},
    {"woven", woven, METH_O, "The steps of a board, made ready for spread."},
    {"spread", (PyCFunction)(void (*)(void))spread, METH_FASTCALL, "The set reached in so many steps or fewer."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "fastbits", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_fastbits(void)
{
    return PyModule_Create(&module);
}
